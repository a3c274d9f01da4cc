import { ChoiceField } from '@/app/admin/forms';
import { DataTable, FilterForm } from '@/app/admin/lists';
import { DashboardSection } from '@/app/admin/sections';
import { type AuditAction, auditActions, auditWords } from '@/content/admin-audit';
import type { AuditEntry } from '@/lib/data/admin-audit';
import { type Figure, type FigureTable, nothing } from '@/lib/domain/admin/figures';
import { writeMoment } from '@/lib/domain/admin/range';
import { paths } from '@/lib/paths';
import { adminHref, PAGE_SIZE, type Query, readOne } from '../query';

/** The audit log query, parsed; invalid values are ignored. */
interface AuditView {
  /** Only entries with this action. */
  act: AuditAction | null;
  /** Only entries before this id. */
  before: number | null;
}

export function parseAudit(query: Query): AuditView {
  const before = readOne(query, 'log') ?? '';
  return {
    act: auditActions.find((action) => action === readOne(query, 'act')) ?? null,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The query parameters of the filter, without the pagination cursor. */
function auditFields({ act }: AuditView): Record<string, string> {
  return act ? { act } : {};
}

/** Admin actions, newest first. The filter and the page are in the URL. */
export function AuditLog({
  entries,
  view,
  timeZone,
}: {
  entries: readonly AuditEntry[];
  view: AuditView;
  timeZone: string;
}) {
  const here = auditFields(view);
  const last = entries.at(-1);
  const older = last && entries.length === PAGE_SIZE ? { ...here, log: String(last.id) } : null;
  return (
    <DashboardSection id="audit" title={auditWords.title} note={auditWords.note}>
      <FilterForm action={`${paths.adminSettings}#audit`} submit={auditWords.filter} className="mb-6">
        <ChoiceField
          name="act"
          label={auditWords.show}
          options={[
            { id: '', label: auditWords.all },
            ...auditActions.map((id) => ({ id, label: auditWords.acts[id] })),
          ]}
          chosen={view.act ?? ''}
        />
      </FilterForm>
      <DataTable table={auditTable(entries, timeZone)} captionHidden empty={auditWords.empty} long />
      <p className="mt-6 flex flex-wrap gap-6" data-print="hide">
        {view.before && (
          <a className="link" href={`${adminHref(here, paths.adminSettings)}#audit`}>
            {auditWords.newest}
          </a>
        )}
        {older && (
          <a className="link" href={`${adminHref(older, paths.adminSettings)}#audit`}>
            {auditWords.older}
          </a>
        )}
      </p>
    </DashboardSection>
  );
}

function auditTable(entries: readonly AuditEntry[], timeZone: string): FigureTable {
  const { title, columns, acts, server } = auditWords;
  return {
    title,
    columns: [columns.at, columns.who, columns.what, columns.object],
    rows: entries.map(({ at, actor_email, action, object, about }) => [
      writeMoment(at, timeZone),
      actor_email ?? server,
      Object.hasOwn(acts, action) ? acts[action as keyof typeof acts] : action,
      objectOf(action, object, about),
    ]),
  };
}

/** What an entry is about: a link, a name, or nothing if only an id is known. */
function objectOf(action: string, object: string | null, about: string | null): Figure {
  const { links, settings } = auditWords;
  const [kind = ''] = action.split('-');
  if (object && kind in links && action !== 'person-deleted' && !/-deleted$|^mail-test$/.test(action)) {
    const hrefs: Record<keyof typeof links, string> = {
      message: `${adminHref({ state: 'all', message: object }, paths.adminInbox)}#message`,
      newsletter: `${paths.adminNewsletter}/${object}`,
      person: adminHref({ person: object }, paths.adminPeople),
      role: adminHref({ person: object }, paths.adminPeople),
      mail: adminHref({ state: 'sent' }, paths.adminMails),
    };
    const named = kind as keyof typeof links;
    return { kind: 'link', text: about ?? links[named], href: hrefs[named] };
  }
  const names: Record<string, string> = settings;
  return about ?? names[object ?? ''] ?? (object && !/^[0-9a-f-]{36}$/.test(object) ? object : nothing);
}
