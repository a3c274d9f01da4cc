import { Page } from '@/components/site/page';
import { RichSections } from '@/components/site/rich-text';
import { chapterReader } from '@/content/book';
import type { SampleChapter } from '@/content/chapters/chapter';
import { type SampleChapterId, sampleChapters } from '@/content/chapters/chapters';
import { authorNode, bookNode } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { ChapterEndLinks } from './chapter-end-links';
import { ChapterEntry } from './chapter-entry';

interface ChapterPageProps {
  chapter: SampleChapter & { id: SampleChapterId };
  /** Whether the page is the chapter's own, rather than the list, which shows the first chapter. */
  own: boolean;
}

/**
 * The chapter reader: the list on the left, the selected chapter on the right. With a chapter's own URL, its title is
 * the `h1`; on the list page, the `h1` names all three.
 */
export function ChapterPage({ chapter: { id, number, title, sections }, own }: ChapterPageProps) {
  const About = own ? 'p' : 'h1';
  const Title = own ? 'h1' : 'h2';
  const list = { name: 'Sample Chapters', path: paths.sampleChapters };
  return (
    <Page
      {...(own
        ? { path: paths.chapter(id), crumb: title, parent: list }
        : { path: list.path, crumb: list.name })}
      data={[bookNode(), authorNode()]}
    >
      <div className="wrap margin-grid pt-head pb-(--section)">
        <div className="margin-head" data-print="hide">
          <About className="max-w-[14ch] font-serif text-2xl">{chapterReader.headline}</About>
          <p>{chapterReader.lead}</p>
          <nav aria-label={chapterReader.listLabel}>
            <ul className="border-t-2 border-ink">
              {sampleChapters.map((entry) => (
                <li key={entry.id}>
                  <a
                    href={paths.chapter(entry.id)}
                    aria-current={entry.id === id ? 'page' : undefined}
                    className="chapter-entry"
                  >
                    <ChapterEntry chapter={entry} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <article className="sheet -mx-2.5 p-6 sm:p-10 lg:mx-0 lg:p-16 print:p-0">
          <p className="text-sm text-muted">{chapterReader.chapter(number)}</p>
          <Title className="mt-3 mb-10 max-w-[16ch] text-3xl">{title}</Title>
          <RichSections sections={sections} level={own ? 2 : 3} />
          <ChapterEndLinks />
        </article>
      </div>
    </Page>
  );
}
