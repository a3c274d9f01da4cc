import { chapterReader } from '@/content/book';
import { type SampleChapterId, sampleChapters } from '@/content/chapters/chapters';
import { paths } from '@/lib/paths';
import { ChapterEntry } from './chapter-entry';

/** The list of chapters beside the one that is open. Each is a page, so choosing one needs no script. */
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
