import type { SampleChapter } from './chapter';
import { chapter1 } from './chapter-1';
import { chapter4 } from './chapter-4';
import { chapter15 } from './chapter-15';

/**
 * The chapters that can be read before buying, in the order of the reader; the first is open at first.
 * They are written in the author's voice: what they tell of his life is the author's to confirm or change.
 */
export const sampleChapters = [chapter1, chapter4, chapter15] as const satisfies readonly SampleChapter[];

export type SampleChapterId = (typeof sampleChapters)[number]['id'];

/** @throws Error when there is no such chapter */
export function getSampleChapter(id: string): (typeof sampleChapters)[number] {
  const chapter = sampleChapters.find((entry) => entry.id === id);
  if (!chapter) throw new Error(`There is no chapter "${id}"`);
  return chapter;
}
