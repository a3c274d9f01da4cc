import { Ways } from '@/components/site/ways';
import { Badge } from '@/components/ui/badge';
import { type EmergencyNumber, emergencyNumbers, resourcesPage } from '@/content/resources';
import { SourceNote } from './source-note';

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
