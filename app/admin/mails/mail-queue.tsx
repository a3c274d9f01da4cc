import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { ListForm } from '@/components/admin/list-form';
import { Button } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { mailWords } from '@/content/admin-mails';
import type { MailsData } from '@/lib/data/admin-mails';
import { type FigureTable, nothing } from '@/lib/domain/admin/figures';
import { writeMoment } from '@/lib/domain/admin/range';
import { retryMail } from './actions';

const { undelivered: words } = mailWords;
const { mail } = adminWords;
const reasons: Record<string, string> = mail.reasons;

/** Queue health, and the dead mails with their reasons and a retry button. */
export function MailQueue({ data }: { data: MailsData }) {
  return (
    <>
      <DashboardSection id="queue" title={mail.health}>
        <DataTable table={mailTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="undelivered" title={words.title} note={words.note}>
        <ListForm action={retryMail} label={mail.undelivered}>
          {data.undelivered.length === 0 && <p className="text-muted">{words.none}</p>}
          <ul>
            {data.undelivered.map(({ id, kind, recipient, attempts, last_error, dead_reason, dead_at }) => (
              <li
                key={id}
                className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line py-4"
              >
                <div className="min-w-0 flex-[1_1_16rem]">
                  <p className="font-semibold wrap-anywhere">{recipient}</p>
                  <p className="text-sm text-muted wrap-anywhere">
                    {kind} · {words.tries(attempts)} · {reasons[dead_reason] ?? dead_reason} ·{' '}
                    <time dateTime={dead_at}>{writeMoment(dead_at)} UTC</time>
                  </p>
                  {last_error && <p className="text-sm wrap-anywhere">{last_error}</p>}
                </div>
                {dead_reason === 'failed' && (
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
            ))}
          </ul>
        </ListForm>
      </DashboardSection>
    </>
  );
}

function mailTable({ mail: health }: MailsData): FigureTable {
  return {
    title: mail.health,
    columns: [mail.figure, mail.count],
    rows: [
      [mail.waiting, health.waiting],
      [mail.due, health.due],
      [mail.inFlight, health.in_flight],
      [mail.retrying, health.retrying],
      [mail.oldestDue, Math.round(health.oldest_due_seconds / 60)],
      [mail.sent24h, health.sent_24h],
      [mail.failed, health.failed],
      [mail.lastSent, health.last_sent_at ? writeMoment(health.last_sent_at) : nothing],
    ],
  };
}
