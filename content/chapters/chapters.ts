import type { SampleChapter } from './chapter';
import { chapter1 } from './chapter-1';
import { chapter4 } from './chapter-4';
import { chapter15 } from './chapter-15';

/**
 * The sample chapters, in the reader's order; the first one is shown first.
 * Written in the author's voice: the author has to confirm or change what they say about his life.
 */
export const sampleChapters = [chapter1, chapter4, chapter15] as const satisfies readonly SampleChapter[];

export type SampleChapterId = (typeof sampleChapters)[number]['id'];

/** @throws Error if there is no such chapter */
export function getSampleChapter(id: string): (typeof sampleChapters)[number] {
  const chapter = sampleChapters.find((entry) => entry.id === id);
  if (!chapter) throw new Error(`There is no chapter "${id}"`);
  return chapter;
}
