import { InlineText } from '@/components/site/inline-text';
import { OutLink } from '@/components/site/out-link';
import type { Organisation } from '@/content/resources';
import { SourceNote } from './source-note';
import { Ways } from './ways';

/** One organisation, as in a good address book. */
export function OrganisationEntry({ organisation }: { organisation: Organisation }) {
  const { id, name, country, type, description, features, ways, websites, caution } = organisation;
  return (
    <article id={id} aria-labelledby={`${id}-name`} data-print="whole" className="organisation">
      <header className="grid content-start gap-1">
        <p className="text-sm text-muted">
          {country}, {type}
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
                <OutLink />
              </a>
            </li>
          ))}
        </ul>
        {caution && (
          <p className="border-l-3 border-apricot pl-4 text-sm">
            <InlineText text={caution} />
          </p>
        )}
        <ul className="features text-sm">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <SourceNote check={organisation} />
      </div>
    </article>
  );
}
