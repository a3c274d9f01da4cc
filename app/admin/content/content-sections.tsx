import {
  type ContentEntry,
  DataTable,
  EntryList,
  entryClasses,
  entryTitleClasses,
  OpenList,
} from '@/app/admin/lists';
import { DashboardSection } from '@/app/admin/sections';
import { contentWords } from '@/content/admin-content';
import { claimsMode } from '@/content/claim';
import type { ContentReport } from '@/lib/content-report';
import {
  brokenEntries,
  claimEntries,
  helplineEntries,
  otherSites,
  ownerEntries,
  pagesTable,
} from './entries';
import { LinkCheck } from './link-check';

const { due, owner, claims, helplines, pages, links } = contentWords;

interface ContentSectionsProps {
  report: ContentReport;
  /** The settings that are still placeholders. */
  placeholders: readonly string[];
  /** YYYY-MM-DD */
  today: string;
}

/** Everything on the site that a person has to confirm, with its place in the source. */
export function ContentSections({ report, placeholders, today }: ContentSectionsProps) {
  const { lines } = report;
  const owned = ownerEntries(lines, placeholders);
  const numbers = helplineEntries(lines, today);
  const broken = brokenEntries(report.links);
  const internal = report.links.filter(({ kind }) => kind === 'page').length;
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
        <EntryList entries={owned} label={owner.title} />
      </DashboardSection>
      <DashboardSection id="claims" title={claims.title} note={claims.note[claimsMode]}>
        <EntryList entries={claimEntries(lines)} label={claims.title} />
      </DashboardSection>
      <DashboardSection id="helplines" title={helplines.title} note={helplines.note}>
        <EntryList entries={numbers} label={helplines.title} />
      </DashboardSection>
      <DashboardSection id="links" title={links.title} note={links.note}>
        {broken.length > 0 ? (
          <EntryList entries={broken} label={links.broken} />
        ) : (
          <p>{links.allWell(internal)}</p>
        )}
        <h3 className="mt-6 mb-2 text-lg">{links.external}</h3>
        <LinkCheck />
        <OtherSites links={report.links} />
      </DashboardSection>
      <DashboardSection id="pages" title={pages.title} note={pages.note}>
        <DataTable table={pagesTable()} captionHidden long />
      </DashboardSection>
    </>
  );
}

function OtherSites({ links: found }: Pick<ContentReport, 'links'>) {
  return (
    <ul>
      {otherSites(found).map(({ host, places }) => (
        <li key={host} className={entryClasses}>
          <details>
            <summary className={entryTitleClasses}>
              <span className="link">{host}</span>
              <span className="text-sm text-muted">{links.count(places.length)}</span>
            </summary>
            <ul className="pb-2 text-sm">
              {places.map((place) => (
                <li key={place}>
                  <code className="font-sans text-sea">{place}</code>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
