import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { mailWords } from '@/content/admin-mails';
import type { MailsData } from '@/lib/data/admin-mails';
import { writeMoment } from '@/lib/domain/admin/range';

const { suppressed: words } = mailWords;

/** The suppressed addresses. */
export function Suppressions({ data: { suppressed, suppressions } }: { data: MailsData }) {
  const { email, reason, on } = words.table;
  const reasons: Record<string, string> = words.reasons;
  return (
    <DashboardSection id="suppressed" title={words.title} note={words.note}>
      {suppressed === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">{words.count(suppressed, suppressions.length)}</p>
          <DataTable
            table={{
              title: words.title,
              columns: [email, reason, on],
              rows: suppressions.map((row) => [
                row.email,
                reasons[row.reason] ?? row.reason,
                writeMoment(row.suppressed_at),
              ]),
            }}
            captionHidden
            long
          />
        </>
      )}
    </DashboardSection>
  );
}
