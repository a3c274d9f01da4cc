import type { Section, Source } from '@/content/text';

export const articleCategories = [
  'Science',
  'Technique',
  'Stories',
  'Health',
  'Relationships',
  'Success Stories',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export interface Article {
  /** The last part of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** The title in search engines, in the words that people type; at most 60 characters. */
  seoTitle: string;
  /** The lines below it there; at most 155 characters. */
  description: string;
  category: ArticleCategory;
  /** ISO date; the owner sets it to the day on which the article goes up. */
  published: string;
  /** ISO date of the last reading of the text against its sources. */
  reviewed: string;
  /** At about 200 words a minute. */
  readTime: `${number} min read`;
  /** True for the first of the posts and no other. */
  featured: boolean;
  /** What a reader must know before the first line, such as that the people in it are invented. */
  notice?: string;
  sections: readonly Section[];
  /** In the order of their first citation; the number in the text is the place in this list. */
  sources: readonly Source[];
}

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * An ISO date as readers see it, such as "12 March 2026".
 * @throws RangeError when the text is no date
 */
export function readableDate(isoDate: string): string {
  return dayMonthYear.format(new Date(`${isoDate}T00:00:00Z`));
}
