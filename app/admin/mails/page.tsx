import { DataTable, writeFigure } from '@/app/admin/figures';
import { FieldsForm } from '@/app/admin/forms';
import { ListForm } from '@/app/admin/list-form';
import { adminHref, DashboardSection, PageLinks } from '@/app/admin/parts';
import { Button } from '@/components/ui/button';
import { adminWords } from '@/content/admin/admin';
import { mailWords } from '@/content/admin/mails';
import { type JobState, jobStates, type MailsData, readMails } from '@/lib/data/admin/mails';
import { readSettings } from '@/lib/data/settings';
import { datetimeOf, writeMoment } from '@/lib/domain/admin/range';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { workspacePage } from '../workspace';
import { release, retryMail } from './actions';

export const metadata = unlistedMetadata(paths.adminMails);

export default workspacePage(paths.adminMails, async ({ query, client }) => {
  const shown = jobStates.find((state) => state === query.state) ?? 'failed';
  const [data, { time_zone: timeZone }] = await Promise.all([readMails(client, shown), readSettings()]);
  return (
    <>
      <MailQueue data={data} shown={shown} timeZone={timeZone} />
      <Suppressions data={data} timeZone={timeZone} />
    </>
  );
});

const { jobs: words } = mailWords;
const kinds: Record<string, string> = mailWords.kinds;
const reasons: Record<string, string> = adminWords.mail.reasons;

const hrefOf = (state: JobState) => `${adminHref({ state }, paths.adminMails)}#mails`;

interface QueueProps {
  data: MailsData;
  timeZone: string;
}

/** The mails in one state: who gets what, when, and why not. */
function MailQueue({ data, shown, timeZone }: QueueProps & { shown: JobState }) {
  const { empty, note } = words.states[shown];
  return (
    <DashboardSection id="mails" title={words.title} note={note}>
      <PageLinks
        label={words.show}
        items={jobStates.map((state) => ({ label: words.states[state].label, href: hrefOf(state) }))}
        current={hrefOf(shown)}
      />
      <ListForm action={retryMail} label={words.title}>
        {data.jobs.length === 0 && <p className="text-muted">{empty}</p>}
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
            <Job key={job.id} job={job} timeZone={timeZone} />
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
    return count > 0 ? [`${writeFigure(count)} ${reasons[reason] ?? reason}`] : [];
  });
  return parts.join(' · ');
}

function Job({ job, timeZone }: { job: MailsData['jobs'][number]; timeZone: string }) {
  const { id, kind, recipient, attempts, last_error, dead_reason, can_retry, at } = job;
  const name = kinds[kind] ?? kind;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold wrap-anywhere">{recipient}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {name} · {attempts > 0 && `${words.tries(attempts)} · `}
          {dead_reason && `${reasons[dead_reason] ?? dead_reason} · `}
          <time dateTime={datetimeOf(at)}>{writeMoment(at, timeZone)}</time>
        </p>
        {last_error && <p className="text-sm wrap-anywhere">{last_error}</p>}
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
                writeMoment(row.suppressed_at, timeZone),
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
