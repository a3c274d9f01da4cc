/** What the book and the app are not. The short version is on every page. */
export const disclaimer = {
  short: 'The Flip Method is self-help and not medical advice.',
} as const;
