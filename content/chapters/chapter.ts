import type { Section } from '@/content/text';

/** A chapter of the book that can be read in full before buying. */
export interface SampleChapter {
  /** Its place in the book. */
  number: number;
  /** The fragment of its address in the reader. */
  id: string;
  title: string;
  /** One line for the list of chapters. */
  summary: string;
  sections: readonly Section[];
}
