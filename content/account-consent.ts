/** What a person agrees to before flips are kept. A changed text needs a new version. */
export const accountConsent = {
  version: '2026-11-22',
  text: 'I am 16 or older, and I agree that my flips are kept with my account. They can tell that I worry about my health.',
  hint: 'If you leave this empty, you have an account and none of your flips is kept. You can say yes later.',
  card: {
    title: 'Shall we keep your flips?',
    text: 'So far none is kept. Say yes, and you see your progress here and on your other devices. You can delete everything at any time.',
    submit: 'Keep my flips',
    busy: 'Saving …',
    later: 'Not now',
    missing: 'Please tick the box first, if you want your flips to be kept.',
    saved: 'From now on your flips are kept.',
    failed: 'That could not be saved just now. Please try again in a moment.',
  },
} as const;
