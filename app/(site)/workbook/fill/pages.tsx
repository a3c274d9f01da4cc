import type { ReactNode } from 'react';
import { Contents, MarginNote } from '@/components/site/page';
import { Button } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';
import type { WorkbookPart as Part } from '@/content/workbook/model';
import { workbook } from '@/content/workbook/workbook';
import { PartSources } from './blocks';

interface WorkbookPagesProps {
  /** Parts on this page. */
  parts: readonly Part[];
  /** URL of a part. */
  hrefOf: (id: string) => string;
  children: ReactNode;
}

/** Fillable parts of the workbook, with the list of all parts in the margin and the storage panel. */
export function WorkbookPages({ parts, hrefOf, children }: WorkbookPagesProps) {
  return (
    <div className="wrap margin-grid pb-(--section) print:pb-0">
      <Contents
        heading={fillWords.contents}
        narrow="none"
        parts={workbook.parts.map(({ id, title }) => ({
          href: hrefOf(id),
          label: title,
          current: parts.length === 1 && parts[0]?.id === id,
        }))}
      />
      <div className="min-w-0 print:text-[10.5pt]">
        <KeptStatus />
        {children}
        <PartSources parts={parts} />
        <div className="mt-16">
          <KeptPanel />
        </div>
      </div>
    </div>
  );
}

const { kept, ask } = fillWords;

/** What the device stores, with export, import and delete. `fill.ts` handles the buttons. */
export function KeptPanel() {
  return (
    <section
      id="kept"
      aria-labelledby="kept-heading"
      className="grid max-w-prose content-start gap-3.5 self-start rounded-md bg-sage-wash px-7 py-6 text-sm"
      data-print="hide"
    >
      <h2 id="kept-heading" className="text-xl">
        {kept.heading}
      </h2>
      <p>{kept.text}</p>
      <p>{kept.next}</p>
      <p>{kept.promise}</p>
      <p className="hidden font-semibold noscript:block">{kept.withoutScript}</p>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button variant="secondary" size="sm" data-do="copy">
          {kept.copy}
        </Button>
        <Button variant="secondary" size="sm" data-do="bring">
          {kept.bring}
        </Button>
        <Button variant="quiet" size="sm" data-do="delete">
          {kept.delete}
        </Button>
        <p role="status" data-place="panel" className="w-full font-semibold empty:hidden" />
        <Button variant="secondary" size="sm" data-do="undo" hidden>
          {kept.undo}
        </Button>
        {/* Of any type: Android greys out what it does not know as JSON. A file that is another one is told in words. */}
        <input type="file" aria-label={kept.bring} hidden />
      </div>
      {(['delete', 'bring', 'leave'] as const).map((name) => (
        <dialog
          key={name}
          data-ask={name}
          aria-labelledby={`ask-${name}`}
          className="m-auto not-open:hidden w-[calc(100%-2rem)] max-w-form rounded-md border border-edge bg-paper p-7 text-ink backdrop:bg-[rgb(11_19_22/60%)]"
        >
          <form method="dialog" className="grid gap-4">
            <h2 id={`ask-${name}`} className="text-xl">
              {ask[name].title}
            </h2>
            <p>{ask[name].text}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" value="no" variant="secondary" autoFocus>
                {name === 'leave' ? ask.leave.no : ask.no}
              </Button>
              <Button type="submit" value="yes" variant={name === 'bring' ? 'primary' : 'danger'}>
                {ask[name].yes}
              </Button>
            </div>
          </form>
        </dialog>
      ))}
    </section>
  );
}

/** Links to the panel; `fill.ts` says here whether answers were saved. */
export function KeptStatus() {
  return (
    <div className="workbook-status" data-print="hide">
      <MarginNote className="mb-10">
        <a href="#kept" className="link">
          {kept.heading}
        </a>{' '}
        <span role="status" data-place="margin" />
        <strong className="workbook-late noscript:hidden">{kept.late}</strong>
      </MarginNote>
    </div>
  );
}
