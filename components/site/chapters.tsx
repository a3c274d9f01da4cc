import { BookCover } from '@/components/illustrations/book-cover';
import { SpiralToLine } from '@/components/illustrations/drawings';
import { RichSections } from '@/components/site/rich-text';
import { Disclosure } from '@/components/site/section';
import { book, chapterReader } from '@/content/book';
import { bookOutline } from '@/content/book-outline';
import type { SampleChapter } from '@/content/chapters/chapter';
import { type SampleChapterId, sampleChapters } from '@/content/chapters/chapters';
import { site } from '@/content/site';
import { authorNode, bookNode } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { LinkButtons, TextLink } from './links';
import { Page } from './page';
import './chapters.css';

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
      <div className="wrap margin-grid pt-10 pb-(--section)">
        <div className="margin-head" data-print="hide">
          <About className="max-w-[9.2em] font-serif text-2xl">{chapterReader.headline}</About>
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
        <article
          aria-labelledby={id}
          className="chapter-sheet sheet -mx-2.5 p-[min(1.5rem,5vw)] pl-[min(2rem,8vw)] sm:p-10 sm:pl-14 lg:mx-0 lg:p-16 print:p-0"
        >
          <div aria-hidden="true" className="reading-ribbon" />
          <ChapterNumeral number={number} />
          <Title id={id} className="mt-4 mb-10 max-w-title text-3xl">
            {title}
          </Title>
          <div className="chapter-text">
            <RichSections sections={sections} level={own ? 2 : 3} />
          </div>
          {/* The book's line runs out of the sheet. */}
          <SpiralToLine className="mt-14 block h-20 w-[calc(100%+4rem)] max-w-none overflow-hidden" />
          <div data-print="hide" className="mt-10 flex flex-wrap items-center gap-6">
            <BookCover className="w-20 flex-none rounded-r-sm" />
            <p className="flex-[1_1_9rem] font-serif text-lg">
              {chapterReader.more.before} <TextLink link={chapterReader.more.link} />
            </p>
          </div>
          <ChapterEndLinks />
        </article>
      </div>
    </Page>
  );
}

/** The chapter reader within the book's page. Radio buttons switch chapters, so it needs no script and does not navigate. */
export function ChapterChoice() {
  return (
    <div className="margin-grid choice">
      <fieldset>
        <legend className="sr-only">{chapterReader.listLabel}</legend>
        <div className="border-t-2 border-ink">
          {sampleChapters.map((chapter, index) => (
            <label key={chapter.id} className="chapter-entry">
              <input
                type="radio"
                name="chapter"
                value={chapter.id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <ChapterEntry chapter={chapter} />
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        {sampleChapters.map((chapter) => (
          <Panel key={chapter.id} chapter={chapter} />
        ))}
        <ChapterEndLinks within="#buy" />
      </div>
    </div>
  );
}

function Panel({ chapter: { id, number, title, sections } }: { chapter: SampleChapter }) {
  return (
    <article className="choice-panel" aria-labelledby={id}>
      <div className="sheet p-[min(7vw,clamp(1.5rem,1rem+2.5vw,3.5rem))]">
        <ChapterNumeral number={number} />
        <h3 id={id} className="mt-3 mb-8 max-w-[11.8em] text-2xl">
          {title}
        </h3>
        <div className="chapter-text">
          <RichSections sections={sections.slice(0, 1)} level={4} />
          <Disclosure
            className="mt-8 border-t border-edge"
            summary={<span className="font-semibold">{chapterReader.rest}</span>}
          >
            <div className="pt-6 pb-8">
              <RichSections sections={sections.slice(1)} level={4} />
            </div>
          </Disclosure>
        </div>
      </div>
      <p className="mt-3 text-sm" data-print="hide">
        <a href={paths.chapter(id)} className="link is-alone">
          {chapterReader.ownPage}
          <span className="sr-only">: {title}</span>
        </a>
      </p>
    </article>
  );
}

/** Large, as the book has it. */
function ChapterNumeral({ number }: Pick<SampleChapter, 'number'>) {
  return (
    <p className="chapter-numeral">
      <span className="sr-only">{chapterReader.chapter(number)}</span>
      <span aria-hidden="true">{number}</span>
    </p>
  );
}

/** A chapter in the list: number, title and one-line summary. */
function ChapterEntry({ chapter: { number, title, summary } }: { chapter: SampleChapter }) {
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

/**
 * Links at the end of a chapter.
 * @param within section of the book's page to link to, if the reader is there
 */
function ChapterEndLinks({ within = '' }: { within?: `#${string}` | '' }) {
  const [book, ...others] = chapterReader.next;
  return (
    <div className="mt-10" data-print="hide">
      <LinkButtons links={[{ ...book, href: book.href + within }, ...others]} size="md" />
    </div>
  );
}

/** The book's contents page: four parts, nineteen chapters, of which the free ones are links with a ribbon. */
export function BookContents() {
  const { cards } = book.inside;
  const free: ReadonlyMap<number, SampleChapterId> = new Map(
    sampleChapters.map(({ number, id }) => [number, id]),
  );
  return (
    <div className="grid gap-y-14">
      {cards.map(({ title, text, from }, part) => (
        <div key={title} className="margin-grid border-t-2 border-ink pt-6">
          <div className="grid content-start gap-3">
            <h3 className="text-xl">{title}</h3>
            <p>{text}</p>
          </div>
          <ol className="contents-list">
            {bookOutline
              .slice(from - 1, (cards[part + 1]?.from ?? site.chapterCount + 1) - 1)
              .map((chapter, index) => {
                const number = from + index;
                const id = free.get(number);
                return (
                  <li key={chapter.title} className={id && 'is-free'}>
                    <span aria-hidden="true" className="figures font-serif text-xl leading-tight text-muted">
                      {number}
                    </span>
                    <span>
                      {id ? (
                        <a href={paths.chapter(id)} className="link font-serif text-lg leading-snug">
                          {chapter.title}
                        </a>
                      ) : (
                        <span className="font-serif text-lg leading-snug">{chapter.title}</span>
                      )}
                      <span className="block text-sm text-muted">{chapter.line}</span>
                    </span>
                  </li>
                );
              })}
          </ol>
        </div>
      ))}
    </div>
  );
}
