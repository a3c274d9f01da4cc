import { Button } from '@/components/ui/button';
import { fillWords } from '@/content/workbook/fill';

const { kept, ask } = fillWords;

/** What the device keeps, a copy of it, and the way to be rid of it. The script of the page makes its buttons work. */
export function KeptPanel() {
  return (
    <section id="kept" aria-labelledby="kept-heading" className="kept-panel" data-print="hide">
      <h2 id="kept-heading" className="text-xl">
        {kept.heading}
      </h2>
      <p>{kept.text}</p>
      <p>{kept.next}</p>
      <p className="kept-without-script">{kept.withoutScript}</p>
      <div className="kept-buttons">
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
        <dialog key={name} data-ask={name} aria-labelledby={`ask-${name}`} className="kept-dialog">
          <form method="dialog">
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

/** Leads there, and says so once words are kept. */
export function KeptStatus() {
  return (
    <p className="kept-status" data-print="hide">
      <a href="#kept" className="link">
        {kept.heading}
      </a>{' '}
      <span role="status" />
    </p>
  );
}
