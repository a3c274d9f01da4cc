import { chapterReader } from '@/content/book';
import { type SampleChapterId, sampleChapters } from '@/content/chapters/chapters';
import { paths } from '@/lib/paths';
import { ChapterEntry } from './chapter-entry';

/** Navigation between the chapters. Each has its own URL, so it needs no script. */
export function ChapterLinks({ open }: { open: SampleChapterId }) {
  return (
    <nav aria-label={chapterReader.listLabel} data-print="hide">
      <ul className="border-t-2 border-ink">
        {sampleChapters.map((chapter) => (
          <li key={chapter.id}>
            <a
              href={paths.chapter(chapter.id)}
              aria-current={chapter.id === open ? 'page' : undefined}
              className="chapter-entry"
            >
              <ChapterEntry chapter={chapter} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
