import { DashboardSection } from '@/components/admin/dashboard-section';
import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeDate } from '@/lib/domain/admin/day-words';

const words = adminWords.users;

export function RecentUsers({ data: { users } }: { data: Pick<OverviewData, 'users'> }) {
  return (
    <DashboardSection id="users" title={words.title}>
      {users.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="people">
        {users.map(({ id, email, created_at, is_admin }) => (
          <li key={id}>
            <span>{email ?? words.unknown}</span>
            <span className="text-sm text-muted">
              {words.joined} <time dateTime={created_at}>{writeDate(created_at)}</time>
            </span>
            <Badge tone={is_admin ? 'sea' : 'line'}>{is_admin ? words.admin : words.user}</Badge>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
