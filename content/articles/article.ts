import type { Link } from '@/content/link';
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
  /** Last path segment of the article's URL. */
  id: string;
  title: string;
  excerpt: string;
  /** Title for search engines, in the words people search for; at most 60 characters. */
  seoTitle: string;
  /** Meta description; at most 155 characters. */
  description: string;
  category: ArticleCategory;
  /** ISO date; the owner sets it to the day of publication. */
  published: string;
  /** ISO date on which the text was last checked against its sources. */
  reviewed: string;
  /** At about 200 words per minute. */
  readTime: `${number} min read`;
  /** True for the first post only. */
  featured: boolean;
  /** A note before the text, for example that the people in it are invented. */
  notice?: string;
  /** Leads past the rest for somebody who has no call to make and no calm to read. */
  skip?: Link;
  /** What to do in place of reading on, where it is not the exercise. */
  putDown?: { text: string; link: Link };
  sections: readonly Section[];
  /** In order of first citation; the number in the text is the position in this list. */
  sources: readonly Source[];
}

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * Formats an ISO date for readers, e.g. "12 March 2026".
 * @throws RangeError if the text is not a date
 */
export function readableDate(isoDate: string): string {
  return dayMonthYear.format(new Date(`${isoDate}T00:00:00Z`));
}
