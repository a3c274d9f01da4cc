import type { Section } from '@/content/text';

/** A sample chapter, readable in full. */
export interface SampleChapter {
  /** Its number in the book. */
  number: number;
  /** Last path segment of its URL in the reader. */
  id: string;
  title: string;
  /** One-line summary for the list. */
  summary: string;
  sections: readonly Section[];
}
