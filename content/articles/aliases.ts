import type { ArticleId } from './articles';

/** Old URLs, with the article each redirects to. */
export const aliases = {
  '4-second-technique': '4-second-technique-breakdown',
  'embarrassing-searches': 'embarrassing-google-searches',
  'real-vs-anxiety': 'difference-real-vs-anxiety',
} as const satisfies Record<string, ArticleId>;
