import type { ReactNode } from 'react';
import { RichSections } from '@/components/site/rich-text';
import { chapterReader } from '@/content/book';
import type { SampleChapter } from '@/content/chapters/chapter';
import { sampleChapters } from '@/content/chapters/chapters';
import { paths } from '@/lib/paths';
import { ChapterEntry } from './chapter-entry';

/**
 * The chapter reader within another page. Radio buttons switch chapters, so it needs no script and does not navigate.
 * `children` follow the selected chapter.
 */
export function ChapterChoice({ children }: { children: ReactNode }) {
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
        {children}
      </div>
    </div>
  );
}

function Panel({ chapter: { id, number, title, sections } }: { chapter: SampleChapter }) {
  return (
    <article className="choice-panel" aria-labelledby={id}>
      <div className="sheet">
        {/* Always reaches its maximum height, so its size is known; skipping it defers the fonts of the text. */}
        <section
          className="p-[clamp(1.5rem,1rem+2.5vw,3.5rem)] not-print:max-h-[min(85svh,48rem)] not-print:overflow-y-auto not-print:[contain-intrinsic-block-size:48rem] not-print:[content-visibility:auto]"
          aria-labelledby={id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be keyboard-focusable.
          tabIndex={0}
        >
          <p className="text-sm text-muted">{chapterReader.chapter(number)}</p>
          <h3 id={id} className="mt-2 mb-8 max-w-[18ch] text-2xl">
            {title}
          </h3>
          <RichSections sections={sections} level={4} />
        </section>
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
