import { ExternalLabel } from '@/components/site/links';
import { Paragraph } from '@/components/site/rich-text';
import { Ways } from '@/components/site/safety';
import { Badge } from '@/components/ui/badge';
import { readableDate } from '@/content/articles/article';
import {
  type Check,
  type EmergencyNumber,
  emergencyNumbers,
  type Helpline,
  type Organisation,
  resourcesPage,
} from '@/content/resources';

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

const numbers: readonly EmergencyNumber[] = emergencyNumbers;

/** The four emergency numbers, in type as large as fits. */
export function EmergencyNumbers() {
  return (
    <section id="emergency" aria-labelledby="emergency-heading" className="wrap pb-(--section)">
      <h2 id="emergency-heading" className="sr-only">
        {resourcesPage.emergency.heading}
      </h2>
      <ul className="grid gap-x-column border-t-2 border-ink md:grid-cols-2 print:grid-cols-2">
        {numbers.map((entry) => {
          const { id, number, country, name, description, ways } = entry;
          const [call, ...others] = ways;
          return (
            <li
              key={id}
              data-print="whole"
              className="grid content-start gap-4 border-b border-line pt-7 pb-9 print:py-4"
            >
              <a
                href={call?.href}
                aria-label={call?.label}
                className="emergency-call figures justify-self-start font-serif text-sea"
              >
                {number}
              </a>
              <div className="grid content-start gap-2">
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="text-xl">{name}</h3>
                  <Badge>{country}</Badge>
                </div>
                <p>{description}</p>
                {call && <p className="text-sm font-semibold">{call.hours}</p>}
                <Ways ways={others.map(({ label, href, hours }) => ({ label, href, note: hours }))} />
                <SourceNote check={entry} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Source of an entry, the date it was read, and whether it is the organisation's own page. */
export function SourceNote({ check: { source, checked, evidence } }: { check: Check }) {
  const { words } = resourcesPage;
  return (
    <p className="text-sm text-muted">
      {evidence === 'secondary' ? words.secondary : words.source}:{' '}
      {source.url ? (
        <a href={source.url} className="link">
          {source.text}
        </a>
      ) : (
        source.text
      )}
      , {words.read} <time dateTime={checked}>{readableDate(checked)}</time>
    </p>
  );
}
