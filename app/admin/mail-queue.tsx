import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { ListForm } from '@/components/admin/list-form';
import { Button } from '@/components/ui/button';
import { adminWords } from '@/content/admin';
import type { DashboardData } from '@/lib/data/admin-dashboard';
import { retryMail } from './actions';
import { mailTable, undeliveredTable } from './dashboard-tables';

const words = adminWords.mail;

export function MailQueue({ data }: { data: DashboardData }) {
  return (
    <DashboardSection id="mail" title={words.title}>
      <div className="grid grid-cols-1 gap-12">
        <DataTable table={mailTable(data)} />
        <ListForm action={retryMail} label={words.undelivered}>
          <DataTable
            table={undeliveredTable(data)}
            empty={words.none}
            long
            last={{
              label: words.columns.again,
              cells: data.undelivered.map(({ id, recipient, dead_reason }) =>
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
        </ListForm>
      </div>
    </DashboardSection>
  );
}
