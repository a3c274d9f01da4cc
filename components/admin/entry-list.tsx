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

export const entryClasses = 'border-b border-line py-[0.7rem] wrap-anywhere last:border-b-0';
export const entryTitleClasses = 'flex items-start justify-between gap-x-6 gap-y-2 *:last:flex-none';

/** Entries shown before the rest is collapsed. */
const SHOWN = 5;

export function EntryList({ entries, label }: { entries: readonly ContentEntry[]; label: string }) {
  const first = entries.length > SHOWN + 1 ? entries.slice(0, SHOWN) : entries;
  const rest = entries.slice(first.length);
  return (
    <section aria-label={`${contentWords.list}: ${label}`}>
      <Entries entries={first} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="link is-alone group-open:border-b group-open:border-line">
            {contentWords.more(rest.length)}
          </summary>
          <Entries entries={rest} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly ContentEntry[] }) {
  return (
    <ul>
      {entries.map(({ title, isOpen, state, facts = [], where }) => (
        <li key={`${where} ${title}`} className={entryClasses}>
          <div className={entryTitleClasses}>
            <span>{title}</span>
            {state && <Badge tone={isOpen ? 'line' : 'sage'}>{state}</Badge>}
          </div>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-muted">
              {fact}
            </p>
          ))}
          <p className="text-sm">
            <code className="font-sans text-sea">{where}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
