import { Suspense } from 'react';
import { DataTable } from '@/app/admin/figures';
import { ListForm } from '@/app/admin/list-form';
import { DashboardSection, PendingLinks } from '@/app/admin/parts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { adminWords } from '@/content/admin/admin';
import { auditWords } from '@/content/admin/audit';
import { contentWords } from '@/content/admin/content';
import { claimsMode } from '@/content/claim';
import { contentHost } from '@/lib/content-host';
import { readAudit, readSettings } from '@/lib/data/settings';
import { formatMoment } from '@/lib/domain/admin/dates';
import { serverEnv } from '@/lib/env';
import { openPlaceholders } from '@/lib/env-schema';
import { readContentReport } from '@/lib/generated';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { type PageRequest, workspacePage } from '../workspace';
import { markTried } from './actions';
import { Editing } from './editing';
import {
  type ContentEntry,
  claimEntries,
  editorOf,
  helplineEntries,
  ownerEntries,
  pagesTable,
} from './entries';

const { due, owner, claims, helplines, pages, mending, editing } = contentWords;
const LAST_CHANGES = 10;

export const metadata = unlistedMetadata(paths.adminContent);

export default workspacePage(paths.adminContent, showContent, {
  notices: { done: contentWords.editing.done },
});

async function showContent({ today, query, client, hasFactor }: PageRequest) {
  const { SITE_URL, EMAIL_FROM, CONTACT_TO, REPOSITORY_URL: repository } = serverEnv();
  const host = contentHost();
  const [{ helplines_tried: tried, time_zone: timeZone }, changes] = await Promise.all([
    readSettings(),
    host ? readAudit(client, { only_action: 'content-saved', page_size: LAST_CHANGES }) : [],
  ]);
  const lines = readContentReport();
  const owned = ownerEntries(lines, openPlaceholders({ SITE_URL, EMAIL_FROM, CONTACT_TO }));
  const numbers = helplineEntries(lines, today, tried);
  const edit = (where: string) => editorOf(repository, where);
  const waiting = (entries: readonly ContentEntry[]) => entries.filter(({ isOpen }) => isOpen).length;
  return (
    <>
      <p className="mb-6 max-w-text text-muted">{contentWords.lead}</p>
      <div className="mb-6">
        <PendingLinks
          title={due.title}
          nothing={due.nothing}
          items={[
            { href: '#owner', count: waiting(owned), ...due.placeholders },
            { href: '#helplines', count: waiting(numbers), ...due.helplines },
          ]}
        />
      </div>
      {host ? (
        <Suspense fallback={<Spinner label={adminWords.loading} />}>
          <Editing host={host} edit={query.edit} hasFactor={hasFactor} />
        </Suspense>
      ) : (
        <p className="mb-6 max-w-text text-muted">{editing.nowhere}</p>
      )}
      {changes.length > 0 && (
        <DashboardSection id="changes" title={editing.changed.title}>
          <ul>
            {changes.map(({ id, at, actor_email, object }) => (
              <li key={id} className="wrap-anywhere">
                {editing.changed.line(
                  formatMoment(at, timeZone),
                  actor_email ?? auditWords.server,
                  object ?? '',
                )}
              </li>
            ))}
          </ul>
        </DashboardSection>
      )}
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
        <DataTable table={pagesTable(repository)} />
      </DashboardSection>
      <DashboardSection id="claims" title={claims.title} note={claims.note[claimsMode]}>
        <EntryList edit={edit} entries={claimEntries(lines)} label={claims.title} />
      </DashboardSection>
      <DashboardSection id="helplines" title={helplines.title} note={helplines.note}>
        <ListForm action={markTried} label={helplines.title}>
          <EntryList edit={edit} entries={numbers} label={helplines.title} />
        </ListForm>
      </DashboardSection>
    </>
  );
}

const entryClasses = 'border-b border-line py-[0.7rem] wrap-anywhere last:border-b-0';
const entryTitleClasses = 'flex items-start justify-between gap-x-6 gap-y-2 *:last:flex-none';

/** Entries shown before the rest is collapsed. */
const SHOWN = 5;

interface EntryListProps {
  entries: readonly ContentEntry[];
  label: string;
  /** The editor of a place in the source. */
  edit: (where: string) => string | undefined;
}

function EntryList({ entries, label, edit }: EntryListProps) {
  const first = entries.length > SHOWN + 1 ? entries.slice(0, SHOWN) : entries;
  const rest = entries.slice(first.length);
  return (
    <section aria-label={`${contentWords.list}: ${label}`}>
      <Entries entries={first} edit={edit} />
      {rest.length > 0 && (
        <details className="group border-t border-line">
          <summary className="link is-alone group-open:border-b group-open:border-line">
            {contentWords.more(rest.length)}
          </summary>
          <Entries entries={rest} edit={edit} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries, edit }: Omit<EntryListProps, 'label'>) {
  return (
    <ul>
      {entries.map(({ title, isOpen, state, facts = [], where, mark }) => (
        <li key={`${where} ${title}`} className={entryClasses}>
          <div className={entryTitleClasses}>
            <span>{title}</span>
            <Badge tone={isOpen ? 'line' : 'sage'}>{state}</Badge>
          </div>
          {facts.map((fact) => (
            <p key={fact} className="text-sm text-muted">
              {fact}
            </p>
          ))}
          <p className="text-sm">
            {edit(where) ? (
              <a className="link" href={edit(where)}>
                {where}
              </a>
            ) : (
              <code className="font-sans text-sea">{where}</code>
            )}
          </p>
          {mark && (
            <Button
              type="submit"
              variant="quiet"
              size="sm"
              name="tried"
              value={mark}
              aria-label={`${contentWords.helplines.mark}: ${title}`}
            >
              {contentWords.helplines.mark}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
