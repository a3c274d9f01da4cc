import { ListForm } from '@/app/admin/forms';
import { type ContentEntry, DataTable, EntryList, OpenList } from '@/app/admin/lists';
import { DashboardSection } from '@/app/admin/sections';
import { contentWords } from '@/content/admin-content';
import { claimsMode } from '@/content/claim';
import type { ContentReport } from '@/lib/content-report';
import { markTried } from './actions';
import { brokenEntries, claimEntries, editorOf, helplineEntries, ownerEntries, pagesTable } from './entries';

const { due, owner, claims, helplines, pages, links, mending } = contentWords;

interface ContentSectionsProps {
  report: ContentReport;
  /** The settings that are still placeholders. */
  placeholders: readonly string[];
  /** YYYY-MM-DD */
  today: string;
  /** The days on which helplines were tried, by id. */
  tried: Readonly<Record<string, string>>;
  /** The address of the project at GitHub. */
  repository: string | undefined;
}

/** Everything on the site that a person has to confirm, with its place in the source. */
export function ContentSections({ report, placeholders, today, tried, repository }: ContentSectionsProps) {
  const { lines } = report;
  const owned = ownerEntries(lines, placeholders);
  const numbers = helplineEntries(lines, today, tried);
  const broken = brokenEntries(report.links);
  const internal = report.links.filter(({ kind }) => kind === 'page').length;
  const edit = (where: string) => editorOf(repository, where);
  const waiting = (entries: readonly ContentEntry[]) => entries.filter(({ isOpen }) => isOpen).length;
  return (
    <>
      <OpenList
        title={due.title}
        nothing={due.nothing}
        items={[
          { href: '#owner', count: waiting(owned), words: due.placeholders },
          { href: '#helplines', count: waiting(numbers), words: due.helplines },
          { href: '#links', count: waiting(broken), words: due.links },
        ]}
        className="mb-6"
      />
      <DashboardSection id="owner" title={owner.title} note={owner.note}>
        <EntryList edit={edit} entries={owned} label={owner.title} />
      </DashboardSection>
      <DashboardSection id="pages" title={pages.title} note={pages.note}>
        <details className="mb-4">
          <summary className="link">{mending.title}</summary>
          {!repository && <p className="mt-3 max-w-text">{mending.hidden}</p>}
          <ol className="mt-3 grid max-w-text list-decimal gap-2 pl-6">
            {mending.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
        <DataTable table={pagesTable(repository)} captionHidden long />
      </DashboardSection>
      <DashboardSection id="claims" title={claims.title} note={claims.note[claimsMode]}>
        <EntryList edit={edit} entries={claimEntries(lines)} label={claims.title} />
      </DashboardSection>
      <DashboardSection id="helplines" title={helplines.title} note={helplines.note}>
        <ListForm action={markTried} label={helplines.title}>
          <EntryList edit={edit} entries={numbers} label={helplines.title} />
        </ListForm>
      </DashboardSection>
      <DashboardSection id="links" title={links.title} note={links.note}>
        {broken.length > 0 ? (
          <EntryList edit={edit} entries={broken} label={links.broken} />
        ) : (
          <p>{links.allWell(internal)}</p>
        )}
      </DashboardSection>
    </>
  );
}
