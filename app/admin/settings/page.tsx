import { randomUUID } from 'node:crypto';
import { DataTable, type Figure, type FigureTable, nothing } from '@/app/admin/figures';
import { ChoiceField } from '@/app/admin/forms';
import {
  adminHref,
  DashboardSection,
  type Fields,
  FilterForm,
  MoreLinks,
  PAGE_SIZE,
  pageOf,
  type Query,
} from '@/app/admin/parts';
import { ButtonLink } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { auditActions, auditWords } from '@/content/admin-audit';
import { readyAnswers } from '@/content/canned-answers';
import { type AuditEntry, readAudit } from '@/lib/data/admin-audit';
import { readSettings } from '@/lib/data/settings';
import { writeMoment } from '@/lib/domain/admin/range';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace';
import { ReadyAnswers, SettingsForm } from './settings-form';

const words = adminWords.secondFactor;

export const metadata = unlistedMetadata(paths.adminSettings);

export default workspacePage(paths.adminSettings, async ({ query, client, hasFactor }) => {
  const view = parseAudit(query);
  const { act, before } = view;
  const [settings, entries] = await Promise.all([
    readSettings(),
    readAudit(client, {
      only_action: act,
      before_id: before,
      page_size: PAGE_SIZE + 1,
    }),
  ]);
  return (
    <>
      <SettingsForm saved={settings} timeZones={['UTC', ...Intl.supportedValuesOf('timeZone')]} />
      <DashboardSection id="second-factor" title={words.title}>
        <p className="mb-5 max-w-text">{hasFactor ? words.on : words.off}</p>
        <ButtonLink href={paths.adminSecondFactor} variant="secondary" size="sm">
          {hasFactor ? words.change : words.add}
        </ButtonLink>
      </DashboardSection>
      <ReadyAnswers answers={readyAnswers(settings.ready_answers)} newId={randomUUID()} />
      <AuditLog entries={entries} view={view} timeZone={settings.time_zone} />
    </>
  );
});

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
      <MoreLinks
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
    rows: entries.map(({ at, actor_email, action, object, about }) => [
      writeMoment(at, timeZone),
      actor_email ?? server,
      acts[action] ?? action,
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
