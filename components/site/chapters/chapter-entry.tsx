import type { SampleChapter } from '@/content/chapters/chapter';

/** A chapter in the list: number, title and one-line summary. */
export function ChapterEntry({ chapter: { number, title, summary } }: { chapter: SampleChapter }) {
  return (
    <>
      <span className="chapter-number figures font-serif text-2xl leading-none text-muted">
        <span className="sr-only">Chapter </span>
        {number}
      </span>
      <span className="grid gap-1">
        <span className="font-serif text-lg leading-snug">{title}</span>
        <span className="text-sm text-muted">{summary}</span>
      </span>
    </>
  );
}
