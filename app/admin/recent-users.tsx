import { DashboardSection } from '@/components/admin/dashboard-section';
import { PersonRow } from '@/components/admin/person-row';
import { adminWords } from '@/content/admin';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeDate } from '@/lib/domain/admin/range';

const words = adminWords.users;

export function RecentUsers({ data: { users } }: { data: Pick<OverviewData, 'users'> }) {
  return (
    <DashboardSection id="users" title={words.title}>
      {users.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul>
        {users.map(({ id, email, created_at, is_admin }) => (
          <PersonRow
            key={id}
            name={email ?? words.unknown}
            fact={
              <>
                {words.joined} <time dateTime={created_at}>{writeDate(created_at)}</time>
              </>
            }
            tone={is_admin ? 'sea' : 'line'}
            badge={is_admin ? words.admin : words.user}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}
