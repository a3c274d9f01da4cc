import { MarginNote } from '@/components/site/margin-note';
import { Button } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';

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
        <input type="file" accept=".json,application/json" aria-label={kept.bring} hidden />
      </div>
      {(['delete', 'bring'] as const).map((name) => (
        <dialog
          key={name}
          data-ask={name}
          aria-labelledby={`ask-${name}`}
          className="kept-dialog m-auto max-w-form rounded-md border border-edge bg-paper p-7 text-ink"
        >
          <form method="dialog" className="grid gap-4">
            <h2 id={`ask-${name}`} className="text-xl">
              {ask[name].title}
            </h2>
            <p>{ask[name].text}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" value="yes" variant={name === 'delete' ? 'danger' : 'primary'}>
                {ask[name].yes}
              </Button>
              <Button type="submit" value="no" variant="secondary" autoFocus>
                {ask.no}
              </Button>
            </div>
          </form>
        </dialog>
      ))}
    </section>
  );
}

/** Links to the panel; `fill.ts` reports there whether answers were saved. */
export function KeptStatus() {
  return (
    <div data-print="hide">
      <MarginNote className="mb-10">
        <a href="#kept" className="link">
          {kept.heading}
        </a>{' '}
        <span role="status" />
      </MarginNote>
    </div>
  );
}
