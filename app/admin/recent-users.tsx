import { LedgerSection } from '@/components/admin/ledger-section';
import { Badge } from '@/components/ui/badge';
import { adminWords } from '@/content/admin';
import { writeDate } from '@/lib/domain/admin/day-words';
import type { DashboardData } from './read-dashboard';

const words = adminWords.users;

export function RecentUsers({ data: { users } }: { data: DashboardData }) {
  return (
    <LedgerSection id="users" title={words.title}>
      {users.length === 0 && <p className="text-muted">{words.empty}</p>}
      <ul className="people">
        {users.map(({ id, email, createdAt, isAdmin }) => (
          <li key={id}>
            <span className="min-w-0 grow break-all">{email ?? words.unknown}</span>
            <span className="text-sm text-muted">
              {words.joined} <time dateTime={createdAt}>{writeDate(createdAt)}</time>
            </span>
            <Badge tone={isAdmin ? 'sea' : 'line'}>{isAdmin ? words.admin : words.user}</Badge>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
