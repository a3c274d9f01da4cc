import { Badge } from '@/components/ui/badge';
import { type EmergencyNumber, emergencyNumbers, resourcesPage } from '@/content/resources';
import { SourceNote } from './source-note';
import { Ways } from './ways';

const numbers: readonly EmergencyNumber[] = emergencyNumbers;

/** Four numbers as large as the page allows. A person who needs one needs nothing else of this page. */
export function EmergencyNumbers() {
  return (
    <section id="emergency" aria-labelledby="emergency-heading" className="wrap pb-(--section)">
      <h2 id="emergency-heading" className="sr-only">
        {resourcesPage.emergency.heading}
      </h2>
      <ul className="emergency-numbers">
        {numbers.map((entry) => {
          const { id, number, country, name, description, ways } = entry;
          const [call, ...others] = ways;
          return (
            <li key={id} data-print="whole" className="emergency-number">
              <a href={call?.href} aria-label={call?.label} className="emergency-call figures font-serif">
                {number}
              </a>
              <div className="grid content-start gap-2">
                <div className="flex flex-wrap items-center gap-3">
                  <h3 className="text-xl">{name}</h3>
                  <Badge>{country}</Badge>
                </div>
                <p>{description}</p>
                {call && <p className="text-sm font-semibold">{call.hours}</p>}
                <Ways ways={others} />
                <SourceNote check={entry} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
