/** Texts for visitors without access to the dashboard, by reason. */
export const adminDenied = {
  'signed-out': {
    title: 'Access Denied',
    text: 'Please sign in to access the admin dashboard.',
    action: 'Sign In',
  },
  ended: {
    tone: 'neutral',
    title: 'You were signed out',
    text: 'For safety the dashboard closes after 30 minutes without use, and 12 hours after you signed in. Sign in and go on where you were: what you typed is kept on this device.',
    action: 'Sign in again',
  },
  'not-admin': {
    title: 'Access Denied',
    text: 'Your account is not an admin account. Nothing is wrong with it, and the exercise is yours to use.',
    action: 'Open the exercise',
  },
  /** For an assistant with the role inbox, on a page that is not theirs. */
  'inbox-only': {
    title: 'This page is the owner’s',
    text: 'You answer the messages here. The other pages of the workspace are for its owner, and nothing is wrong with your account.',
    action: 'To the inbox',
  },
  failed: { title: 'Error', text: 'Failed to verify admin access.', action: 'Try again' },
} as const;
