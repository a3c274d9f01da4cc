import { DeskForm } from '@/components/admin/desk-form';
import { LedgerSection } from '@/components/admin/ledger-section';
import { LedgerTable } from '@/components/admin/ledger-table';
import { Button } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import { retryMail } from './actions';
import { deadTable, mailTable } from './desk-tables';
import type { DashboardData } from './read-dashboard';

const words = adminWords.mail;

export function MailQueue({ data }: { data: DashboardData }) {
  return (
    <LedgerSection id="mail" title={words.title}>
      <div className="grid grid-cols-1 gap-12">
        <LedgerTable table={mailTable(data)} />
        <DeskForm action={retryMail} label={words.dead_letters}>
          <LedgerTable
            table={deadTable(data)}
            empty={words.none}
            long
            last={{
              label: words.columns.again,
              cells: data.dead.map(({ id, recipient, dead_reason }) =>
                dead_reason === 'failed' ? (
                  <Button
                    key={id}
                    type="submit"
                    size="sm"
                    variant="secondary"
                    name="retry"
                    value={id}
                    aria-label={`${words.retry}: ${recipient}`}
                  >
                    {words.retry}
                  </Button>
                ) : null,
              ),
            }}
          />
        </DeskForm>
      </div>
    </LedgerSection>
  );
}
