import { authErrors } from './auth';

/** Messages of the sign-in and account pages; those of the specification word for word. */

interface Message {
  tone: 'neutral' | 'success' | 'destructive';
  title: string;
  text?: string;
}

/** The auth service's own words, which the exercise's sign-in page shows. */
export const serviceWords = {
  invalidCredentials: 'Invalid login credentials',
  emailNotConfirmed: 'Email not confirmed',
} as const;

const invalidText = 'Please look at the marked fields once more.';

const notAnswering =
  'The sign-in service is not answering at the moment. What you typed is still here. Please try again in a minute.';

export const siteMessages = {
  missing: { tone: 'destructive', title: 'Please fill in all fields' },
  invalid: { tone: 'destructive', title: 'Something is not right yet', text: invalidText },
  shortPassword: { tone: 'destructive', title: 'Password must be at least 6 characters' },
  commonPassword: {
    tone: 'destructive',
    title: 'Please choose another password',
    text: authErrors.password['too-common'],
  },
  shortNewPassword: {
    tone: 'destructive',
    title: 'Please choose a longer password',
    text: authErrors.password['under-8'],
  },
  wrongCredentials: { tone: 'destructive', title: 'Invalid email or password' },
  alreadyRegistered: {
    tone: 'destructive',
    title: 'An account with this email already exists. Please sign in instead.',
  },
  unavailable: { tone: 'destructive', title: 'An unexpected error occurred', text: notAnswering },
  unexpected: { tone: 'destructive', title: 'An unexpected error occurred' },
  /** The request failed, or its response could not be read. */
  requestFailed: {
    tone: 'destructive',
    title: 'An unexpected error occurred',
    text: 'No answer came back. What you typed is still here. Please check your connection and try again.',
  },
  confirmByMail: { tone: 'success', title: 'Please check your email to confirm your account' },
} as const satisfies Record<string, Message>;

export const appMessages = {
  missing: { tone: 'destructive', title: 'Please fill in all fields' },
  invalid: { tone: 'destructive', title: 'Signup Failed', text: invalidText },
  differentPasswords: {
    tone: 'destructive',
    title: "Passwords don't match",
    text: 'Please make sure your passwords match.',
  },
  loginFailed: { tone: 'destructive', title: 'Login Failed' },
  signupFailed: { tone: 'destructive', title: 'Signup Failed' },
  shortPassword: {
    tone: 'destructive',
    title: 'Signup Failed',
    text: 'Password must be at least 6 characters',
  },
  commonPassword: { tone: 'destructive', title: 'Signup Failed', text: authErrors.password['too-common'] },
  googleFailed: { tone: 'destructive', title: 'Google Sign In Failed' },
  googleUnexpected: { tone: 'destructive', title: 'Error', text: 'Failed to sign in with Google' },
  unavailable: { tone: 'destructive', title: 'Error', text: notAnswering },
  unexpected: { tone: 'destructive', title: 'Error', text: 'Something went wrong. Please try again.' },
  confirmByMail: {
    tone: 'success',
    title: 'Account Created! 🎉',
    text: 'Check your email to confirm your account, then you can start tracking your flip progress.',
  },
} as const satisfies Record<string, Message>;

/** Why a sign-in with Google failed. Nothing of the address that Google leads back to is shown. */
export const googleProblems = {
  cancelled: 'The sign-in with Google was cancelled.',
  elsewhere:
    'The sign-in with Google was begun in another browser, or too long ago, or your browser keeps no cookies. Please begin again here.',
  expired: 'The sign-in with Google took too long. Please try again.',
  unconfirmed: 'Google has not confirmed this email address yet. Please confirm it there, then try again.',
  banned: 'This account is closed. If you think that is a mistake, please write to us.',
  closed: 'New accounts cannot be opened at the moment.',
} as const;

export type GoogleProblem = keyof typeof googleProblems;

/** Why a passkey was not used or added. */
export const passkeyMessages = {
  /** The device was asked, and nothing came back. */
  cancelled: {
    tone: 'neutral',
    title: 'No passkey was used',
    text: 'The question on your device was closed, or there is no passkey for this site on it. Try again, or choose another way.',
  },
  known: {
    tone: 'neutral',
    title: 'This device has a passkey already',
    text: 'It is in the list. There is nothing to do.',
  },
  /** The device, or a password manager, failed. */
  unknown: {
    tone: 'destructive',
    title: 'The passkey could not be used',
    text: 'Your device or password manager reported an error that we do not know. Try again, or choose another way. A passkey that it kept just now can be deleted there.',
  },
  /** A page under an IP address, or in a frame. */
  notHere: {
    tone: 'destructive',
    title: 'Passkeys do not work at this address',
    text: 'Please open the site under its usual name.',
  },
  refused: {
    tone: 'destructive',
    title: 'This passkey does not open an account here',
    text: 'It may have been removed, or it took too long. Please try again, or sign in with your email and password.',
  },
  tooMany: {
    tone: 'destructive',
    title: 'You have ten passkeys',
    text: 'There is no room for another one. Please remove one first.',
  },
  /** For an admin who has not shown the second factor. */
  secondFactor: {
    tone: 'destructive',
    title: 'Please show your second factor first',
    text: 'Open the workspace, show it there, then come back.',
  },
  off: {
    tone: 'destructive',
    title: 'Passkeys are turned off at the moment',
    text: 'Please sign in with your email and password.',
  },
} as const satisfies Record<string, Message>;

/** Messages shown on the page an action redirects to. */
export const flashMessages = {
  'signed-in': { tone: 'success', title: 'Logged in successfully!' },
  'account-created': { tone: 'success', title: 'Account created successfully!' },
  'welcome-back': {
    tone: 'success',
    title: 'Welcome back!',
    text: "You're now logged in to track your progress.",
  },
  'email-confirmed': {
    tone: 'success',
    title: 'Your email is confirmed',
    text: 'You are signed in.',
  },
  'email-changed': {
    tone: 'success',
    title: 'Your email is changed',
    text: 'From now on you sign in with the new one.',
  },
  'signed-out': { tone: 'neutral', title: 'Signed out', text: "You've been signed out successfully." },
  'signed-out-everywhere': {
    tone: 'neutral',
    title: 'Signed out everywhere',
    text: 'Every device that was signed in to your account is signed out.',
  },
  'signed-out-here': {
    tone: 'destructive',
    title: 'Signed out on this device only',
    text: 'The sign-in service did not answer, so other devices may still be signed in. Please sign in and try again later.',
  },
  'password-changed': {
    tone: 'success',
    title: 'Your password is changed',
    text: 'Every other device has been signed out.',
  },
  'flips-kept': {
    tone: 'success',
    title: 'Your flips are kept',
    text: 'From now on each flip is added to your account.',
  },
  'google-removed': {
    tone: 'success',
    title: 'Google no longer signs you in',
    text: 'From now on you sign in with your email and password. Passkeys are removed, too.',
  },
  'flips-stopped': {
    tone: 'neutral',
    title: 'No more flips are kept',
    text: 'Those from before stay in your account until you delete them.',
  },
  'flips-deleted': {
    tone: 'neutral',
    title: 'Your flips are deleted',
    text: 'No flip is kept from now on. You can change your mind at any time.',
  },
  'counts-deleted': {
    tone: 'neutral',
    title: 'The counts of your notebook are deleted',
    text: 'What you wrote is still on your device.',
  },
  'password-saved': {
    tone: 'success',
    title: 'Your password is saved',
    text: 'Please sign in with it.',
  },
  'export-refused': {
    tone: 'destructive',
    title: 'The current password is not right',
    text: 'Nothing was downloaded.',
  },
  'export-sign-in-again': {
    tone: 'destructive',
    title: 'Please sign in with Google again',
    text: 'A download needs a sign-in from the last ten minutes. Sign out, sign in with Google, then come straight back here.',
  },
  'account-deleted': {
    tone: 'neutral',
    title: 'Your account is deleted',
    text: 'Everything that belonged to it is gone. The exercise stays open to you as a guest.',
  },
} as const satisfies Record<string, Message>;

export type Flash = keyof typeof flashMessages;

/** Messages every page can show, because sign-in returns to the page the visitor came from. */
const everywhere: readonly Flash[] = ['signed-in', 'welcome-back'];

/** @returns the messages the page at this path can show */
export function flashesAt(path: string): readonly Flash[] {
  return [...new Set([...(arrivalsByPath[path] ?? []), ...everywhere])];
}

/** Additional messages by page. */
const arrivalsByPath: Readonly<Record<string, readonly Flash[]>> = {
  '/': ['account-created', 'email-confirmed'],
  '/flip-method-app': ['email-confirmed', 'signed-out'],
  '/account': [
    'email-confirmed',
    'email-changed',
    'password-changed',
    'export-refused',
    'export-sign-in-again',
    'flips-kept',
    'google-removed',
    'flips-stopped',
    'flips-deleted',
    'counts-deleted',
  ],
  '/auth': [
    'signed-out',
    'signed-out-everywhere',
    'signed-out-here',
    'account-deleted',
    'email-changed',
    'password-saved',
  ],
};
