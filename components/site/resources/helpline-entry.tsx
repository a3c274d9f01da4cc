import { InlineText } from '@/components/site/inline-text';
import type { Helpline } from '@/content/resources';
import { SourceNote } from './source-note';
import { Ways } from './ways';

/** A line to call in a country that the four numbers do not reach. */
export function HelplineEntry({ helpline }: { helpline: Helpline }) {
  const { id, name, country, description, ways } = helpline;
  return (
    <section id={id} aria-labelledby={`${id}-name ${id}-country`} data-print="whole" className="organisation">
      <header className="grid content-start gap-1">
        <p id={`${id}-country`} className="text-sm text-muted">
          {country}
        </p>
        <h4 id={`${id}-name`} className="text-xl">
          {name}
        </h4>
      </header>
      <div className="grid content-start gap-4">
        <p>
          <InlineText text={description} />
        </p>
        <Ways ways={ways} />
        <SourceNote check={helpline} />
      </div>
    </section>
  );
}
