/** Consent to storing flips. A changed text needs a new version. */
export const accountConsent = {
  version: '2026-11-26',
  text: 'I am 16 or older, and I agree that my flips are kept with my account. Kept flips show that I worry about my health.',
  hint: 'If you leave this empty, you have an account and none of your flips is kept. You can say yes later.',
  card: {
    title: 'Shall we keep your flips?',
    text: 'At the moment no flip is added to your account. Say yes, and you see your progress on all your devices. You can change your mind at any time.',
    submit: 'Keep my flips',
    busy: 'Saving …',
    missing: 'Please tick the box first, if you want your flips to be kept.',
    failed: 'That could not be saved just now. Please try again in a moment.',
  },
  kept: {
    title: 'Your flips are kept',
    since: 'Since',
    agreed: 'You agreed to this:',
    stop: 'Stop keeping my flips',
    stopText: 'From then on no flip is added to your account. You can go on flipping just the same.',
    deleteToo: 'Delete the flips kept so far as well. They cannot be brought back.',
  },
  rest: {
    title: 'Flips from before',
    text: 'The flips that you kept before you stopped are still in your account.',
    submit: 'Delete these flips for good',
    sure: {
      title: 'Delete these flips?',
      text: 'All flips that your account has kept are deleted, with their days and counts. They cannot be brought back.',
      keep: 'Keep them',
      yes: 'Delete for good',
    },
  },
} as const;
