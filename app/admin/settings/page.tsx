import { randomUUID } from 'node:crypto';
import { DataTable, type Figure, type FigureTable, nothing } from '@/app/admin/figures';
import { ChoiceField } from '@/app/admin/forms';
import {
  adminHref,
  DashboardSection,
  type Fields,
  FilterForm,
  PAGE_SIZE,
  Pagination,
  pageOf,
  type Query,
} from '@/app/admin/parts';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin/admin';
import { auditActions, auditWords } from '@/content/admin/audit';
import { readyAnswers } from '@/content/admin/canned-answers';
import { readInboxSettings } from '@/lib/data/admin/inbox';
import { type AuditEntry, readAudit, readSettings } from '@/lib/data/settings';
import { formatMoment } from '@/lib/domain/admin/dates';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { type PageRequest, workspacePage } from '../workspace';
import { InboxSettingsForm, ReadyAnswers, SettingsForm } from './settings-form';

const words = adminWords.secondFactor;

export const metadata = unlistedMetadata(paths.adminSettings);

export default workspacePage(paths.adminSettings, showSettings);

async function showSettings({ query, client, hasFactor, role }: PageRequest) {
  const view = parseAudit(query);
  const { act, before } = view;
  const isAssistant = role === 'inbox';
  const [settings, inboxSettings, entries] = await Promise.all([
    readSettings(),
    readInboxSettings(client),
    isAssistant ? [] : readAudit(client, { only_action: act, before_id: before, page_size: PAGE_SIZE + 1 }),
  ]);
  return (
    <>
      {!isAssistant && (
        <SettingsForm saved={settings} timeZones={['UTC', ...Intl.supportedValuesOf('timeZone')]} />
      )}
      <InboxSettingsForm saved={inboxSettings} />
      <DashboardSection id="second-factor" title={words.title}>
        <p className="mb-5 max-w-text">{hasFactor ? words.on : words.off}</p>
        <ButtonLink href={paths.adminSecondFactor} variant="secondary" size="sm">
          {hasFactor ? words.change : words.add}
        </ButtonLink>
      </DashboardSection>
      <ReadyAnswers answers={readyAnswers(settings.ready_answers)} newId={randomUUID()} />
      {!isAssistant && <AuditLog entries={entries} view={view} timeZone={settings.time_zone} />}
    </>
  );
}

/** The audit log query, parsed; invalid values are ignored. */
function parseAudit({ act, log = '' }: Query) {
  return {
    /** Only entries with this action. */
    act: auditActions.find((action) => action === act),
    /** Only entries before this id. */
    before: /^[1-9]\d{0,14}$/.test(log) ? Number(log) : undefined,
  };
}

interface AuditLogProps {
  entries: readonly AuditEntry[];
  view: ReturnType<typeof parseAudit>;
  timeZone: string;
}

/** Admin actions, newest first. The filter and the page are in the URL. */
function AuditLog({ entries, view, timeZone }: AuditLogProps) {
  const { rows, last } = pageOf(entries);
  const here = { act: view.act };
  const hrefOf = (fields: Fields) => `${adminHref(fields, paths.adminSettings)}#audit`;
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
      <DataTable table={auditTable(rows, timeZone)} empty={auditWords.empty} />
      <Pagination
        newest={view.before !== undefined && hrefOf(here)}
        older={last && hrefOf({ ...here, log: String(last.id) })}
        words={auditWords}
      />
    </DashboardSection>
  );
}

function auditTable(entries: readonly AuditEntry[], timeZone: string): FigureTable {
  const { title, columns, server } = auditWords;
  const acts: Record<string, string> = auditWords.acts;
  return {
    title,
    columns: [columns.at, columns.who, columns.what, columns.object],
    rows: entries.map((entry) => [
      formatMoment(entry.at, timeZone),
      entry.actor_email ?? server,
      acts[entry.action] ?? entry.action,
      objectOf(entry),
    ]),
  };
}

const { links } = auditWords;
type Kind = keyof typeof links;
/** The page of what an entry is about, by the beginning of its action. */
const hrefs: Record<Kind, (id: string) => string> = {
  message: (id) => `${paths.adminMessage(id)}#message`,
  newsletter: paths.adminIssue,
  role: paths.adminPerson,
  mail: () => adminHref({ state: 'sent' }, paths.adminMails),
};

/** What an entry is about: a link, a name, or nothing if only an id is known. */
function objectOf({ action, object, about }: AuditEntry): Figure {
  const kind = (Object.keys(links) as Kind[]).find((each) => action.startsWith(`${each}-`));
  if (object && kind && !/-deleted$|^mail-test$/.test(action))
    return { kind: 'link', text: about ?? links[kind], href: hrefs[kind](object) };
  const names: Record<string, string> = auditWords.settings;
  if (object && /^[0-9a-f]{64}$/.test(object)) return auditWords.mark(object.slice(0, 8));
  return about ?? names[object ?? ''] ?? (object && !/^[0-9a-f-]{36}$/.test(object) ? object : nothing);
}
