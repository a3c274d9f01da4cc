import type { ArticleId } from './articles';

/** Addresses that were once given out, and the article that each now leads to. */
export const aliases = {
  '4-second-technique': '4-second-technique-breakdown',
  'embarrassing-searches': 'embarrassing-google-searches',
  'real-vs-anxiety': 'difference-real-vs-anxiety',
} as const satisfies Record<string, ArticleId>;
