import { ExternalLabel } from '@/components/site/external-label';
import { Paragraph } from '@/components/site/inline-text';
import { Ways } from '@/components/site/ways';
import type { Helpline, Organisation } from '@/content/resources';
import { SourceNote } from './source-note';

/** An entry of the directory: an organisation, or a helpline in another country. */
export function Address({ entry }: { entry: Organisation | Helpline }) {
  const { id, name, country, description, ways } = entry;
  const organisation = 'type' in entry ? entry : undefined;
  const Entry = organisation ? 'article' : 'section';
  return (
    <Entry
      id={id}
      aria-labelledby={organisation ? `${id}-name` : `${id}-name ${id}-country`}
      data-print="whole"
      className="grid gap-x-10 gap-y-5 border-b border-line py-9 first:pt-1 lg:grid-cols-[4fr_7fr] print:grid-cols-[1fr_2fr] print:py-4"
    >
      <header className="grid content-start gap-1">
        <p id={`${id}-country`} className="text-sm text-muted">
          {country}
          {organisation && `, ${organisation.type}`}
        </p>
        <h4 id={`${id}-name`} className="text-xl">
          {name}
        </h4>
      </header>
      <div className="grid content-start gap-4">
        <Paragraph text={description} />
        <Ways ways={ways.map(({ label, href, hours }) => ({ label, href, note: hours }))} />
        {organisation && <More of={organisation} />}
        <SourceNote check={entry} />
      </div>
    </Entry>
  );
}

function More({ of: { websites, caution, features } }: { of: Organisation }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {websites.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="link inline-flex items-center gap-2 py-1 font-semibold"
            >
              {label}
              <ExternalLabel />
            </a>
          </li>
        ))}
      </ul>
      {caution && <Paragraph className="border-l-3 border-apricot pl-4 text-sm" text={caution} />}
      <ul className="features flex flex-wrap gap-x-3 gap-y-1 text-sm">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
}
