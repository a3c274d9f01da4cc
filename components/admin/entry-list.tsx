import { Badge } from '@/components/ui/badge';
import { contentWords } from '@/content/admin-content';

/** Something that the site says, how it stands with it, and where to change it. */
export interface ContentEntry {
  title: string;
  /** Whether it waits for the owner. */
  isOpen: boolean;
  state?: string;
  facts?: readonly string[];
  /** Such as `content/claims.ts:83`. */
  where: string;
}

export function EntryList({ entries, label }: { entries: readonly ContentEntry[]; label: string }) {
  return (
    // What scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
    <section className="entry-scroll" aria-label={`${contentWords.list}: ${label}`} tabIndex={0}>
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
    </section>
  );
}
