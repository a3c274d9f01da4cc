import { DataTable, formatFigure } from '@/app/admin/figures';
import { FieldsForm } from '@/app/admin/forms';
import { ListForm } from '@/app/admin/list-form';
import { AdminLink, adminHref, DashboardSection, FilterForm, readSearch, SubNav } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { adminWords } from '@/content/admin/admin';
import { mailWords } from '@/content/admin/mails';
import { type JobState, jobStates, type MailsData, readMails } from '@/lib/data/admin/mails';
import { readSettings } from '@/lib/data/settings';
import { datetimeOf, formatDayAndTime } from '@/lib/domain/admin/dates';
import { faultOf } from '@/lib/domain/mail-queue';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace';
import { release, retryMail } from './actions';

export const metadata = unlistedMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async function showMails({ query, client }) {
  const shown = jobStates.find((state) => state === query.state) ?? 'failed';
  const search = readSearch(query, 254);
  const [data, { time_zone: timeZone }] = await Promise.all([
    readMails(client, shown, search),
    readSettings(),
  ]);
  return (
    <>
      <MailQueue data={data} shown={shown} search={search} timeZone={timeZone} />
      <Suppressions data={data} timeZone={timeZone} />
    </>
  );
});

const { jobs: words } = mailWords;
const kinds: Record<string, string> = mailWords.kinds;
const reasons: Record<string, string> = adminWords.mail.reasons;

const hrefOf = (state: JobState, q = '') => `${adminHref({ state, q }, paths.adminMails)}#mails`;

interface QueueProps {
  data: MailsData;
  timeZone: string;
}

interface MailQueueProps extends QueueProps {
  shown: JobState;
  /** Part of the recipients' addresses; '' for all. */
  search: string;
}

/** The mails in one state: who gets what, when, and why not. */
function MailQueue({ data, shown, search, timeZone }: MailQueueProps) {
  const { empty, note } = words.states[shown];
  const counts: Partial<Record<JobState, number>> = {
    failed: data.ended.failed ?? 0,
    waiting: data.waiting,
  };
  return (
    <DashboardSection id="mails" title={words.title} note={note}>
      <SubNav
        label={words.show}
        items={jobStates.map((state) => ({
          label: counts[state]
            ? `${words.states[state].label} (${formatFigure(counts[state])})`
            : words.states[state].label,
          href: hrefOf(state, search),
        }))}
        current={hrefOf(shown, search)}
      />
      <FilterForm action={`${paths.adminMails}#mails`} submit={words.find} className="mb-5">
        <Field name="q" label={words.search}>
          <Input type="search" maxLength={254} defaultValue={search} />
        </Field>
        <input type="hidden" name="state" value={shown} />
      </FilterForm>
      {search && (
        <p className="mb-3 text-sm">
          <AdminLink href={hrefOf(shown)}>{words.showAll}</AdminLink>
        </p>
      )}
      <ListForm action={retryMail} label={words.title}>
        {data.jobs.length === 0 && <p className="text-muted">{search ? words.notFound : empty}</p>}
        {shown === 'ended' && <p className="mb-3 text-sm text-muted">{reasonsText(data, wishes)}</p>}
        {shown === 'failed' && (
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
            <p>{reasonsText(data, failures)}</p>
            {data.jobs.filter(({ can_retry }) => can_retry).length > 1 && (
              <Button type="submit" size="sm" variant="secondary" name="retry" value="all">
                {words.retryAll}
              </Button>
            )}
          </div>
        )}
        <ul>
          {data.jobs.map((job) => (
            <MailRow key={job.id} job={job} shown={shown} timeZone={timeZone} />
          ))}
        </ul>
      </ListForm>
    </DashboardSection>
  );
}

const failures = ['failed', 'bounced', 'expired'];
const wishes = ['unsubscribed', 'stopped', 'suppressed'];

/** How many were not sent, by some of the reasons. */
function reasonsText({ ended }: MailsData, some: readonly string[]): string {
  const parts = some.flatMap((reason) => {
    const count = ended[reason] ?? 0;
    return count > 0 ? [`${formatFigure(count)} ${reasons[reason] ?? reason}`] : [];
  });
  return parts.join(' · ');
}

type Job = MailsData['jobs'][number];

/** What happened to a mail, and what to do. An error without a code of the mail service is a sentence of ours. */
function explain(
  { last_error, dead_reason, can_retry }: Job,
  shown: JobState,
): { what?: string; todo?: string } {
  if (shown === 'ended') return { what: reasons[dead_reason ?? ''] };
  const fault = last_error ? faultOf(last_error) : null;
  const own = fault ? undefined : (last_error ?? undefined);
  if (shown !== 'failed')
    return {
      what: fault ? words.faults[fault].what : own,
      ...(shown === 'waiting' && last_error && { todo: words.again }),
    };
  if (dead_reason === 'bounced' || dead_reason === 'expired') {
    const { what, todo } = words[dead_reason];
    return { what: own ?? what, todo };
  }
  const { what, todo } = fault ? words.faults[fault] : words.failed;
  return { what: own ?? what, todo: can_retry ? todo : words.final };
}

function MailRow({ job, shown, timeZone }: { job: Job; shown: JobState; timeZone: string }) {
  const { id, kind, recipient, attempts, last_error, can_retry, message, issue, at } = job;
  const { what, todo } = explain(job, shown);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
        <p className="wrap-anywhere">
          <AdminLink className="link font-semibold" href={adminHref({ q: recipient }, paths.adminPeople)}>
            {recipient}
          </AdminLink>
        </p>
        <p className="text-sm text-muted">
          {kinds[kind] ?? kind} · {words.states[shown].at}{' '}
          <time dateTime={datetimeOf(at)}>{formatDayAndTime(at, timeZone)}</time>
          {attempts > 0 && ` · ${words.tries(attempts)}`}
        </p>
        {what && <p className="max-w-text text-sm wrap-anywhere">{what}</p>}
        {todo && <p className="max-w-text text-sm font-semibold">{todo}</p>}
        {last_error && faultOf(last_error) && (
          <details className="text-sm text-muted">
            <summary className="link is-alone">{words.said}</summary>
            <p className="wrap-anywhere">{last_error}</p>
          </details>
        )}
        {(message || issue) && (
          <p className="text-sm">
            <AdminLink
              href={message ? `${paths.adminMessage(message)}#message` : paths.adminIssue(issue ?? '')}
            >
              {message ? words.message : words.issue}
            </AdminLink>
          </p>
        )}
      </div>
      {can_retry && (
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          name="retry"
          value={id}
          aria-label={`${words.retry}: ${recipient}`}
        >
          {words.retry}
        </Button>
      )}
    </li>
  );
}

const { suppressed: suppressionTexts } = mailWords;
const { release: releaseWords } = suppressionTexts;

/** The suppressed addresses. */
function Suppressions({ data: { suppressed, suppressions }, timeZone }: QueueProps) {
  const { email, reason, on } = suppressionTexts.table;
  const reasons: Record<string, string> = suppressionTexts.reasons;
  return (
    <DashboardSection id="suppressed" title={suppressionTexts.title} note={suppressionTexts.note}>
      {suppressed === 0 && <p className="text-muted">{suppressionTexts.none}</p>}
      {suppressed > 0 && (
        <>
          <p className="mb-3 text-sm text-muted">{suppressionTexts.count(suppressed, suppressions.length)}</p>
          <DataTable
            table={{
              title: suppressionTexts.title,
              columns: [email, reason, on],
              rows: suppressions.map((row) => [
                row.email,
                reasons[row.reason] ?? row.reason,
                formatDayAndTime(row.suppressed_at, timeZone),
              ]),
            }}
          />
        </>
      )}
      <h3 className="mt-6 text-lg">{releaseWords.open}</h3>
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">{releaseWords.note}</p>
      <FieldsForm
        action={release}
        draft="release"
        fields={[
          { name: 'email', type: 'email', label: releaseWords.email, required: true },
          { name: 'reason', label: releaseWords.reason, hint: releaseWords.reasonHint, required: true },
        ]}
        submit={releaseWords.button}
      />
    </DashboardSection>
  );
}
