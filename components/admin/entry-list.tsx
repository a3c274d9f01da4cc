import { Badge } from '@/components/ui/badge';
import { contentWords } from '@/content/admin-content';

/** A statement on the site, its review state, and its place in the source. */
export interface ContentEntry {
  title: string;
  /** Needs the owner's attention. */
  isOpen: boolean;
  state?: string;
  facts?: readonly string[];
  /** Such as `content/claims.ts:83`. */
  where: string;
}

/** Entries shown before the rest is collapsed. */
const SHOWN = 5;

export function EntryList({ entries, label }: { entries: readonly ContentEntry[]; label: string }) {
  const first = entries.length > SHOWN + 1 ? entries.slice(0, SHOWN) : entries;
  const rest = entries.slice(first.length);
  return (
    <section aria-label={`${contentWords.list}: ${label}`}>
      <Entries entries={first} />
      {rest.length > 0 && (
        <details>
          <summary className="link is-alone">{contentWords.more(rest.length)}</summary>
          <Entries entries={rest} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly ContentEntry[] }) {
  return (
    <ul className="entry-list">
      {entries.map(({ title, isOpen, state, facts = [], where }) => (
        <li key={`${where} ${title}`}>
          <div className="entry-title">
            <span>{title}</span>
            {state && <Badge tone={isOpen ? 'line' : 'sage'}>{state}</Badge>}
          </div>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-muted">
              {fact}
            </p>
          ))}
          <p className="text-sm">
            <code>{where}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
