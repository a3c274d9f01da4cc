import type { Metadata } from 'next';
import { RangePicker } from '@/components/admin/range-picker';
import { Workspace } from '@/components/admin/workspace';
import { ToastedNotice } from '@/components/forms/toasted-notice';
import { peopleWords } from '@/content/admin-people';
import { readRefusal, requireAdmin } from '@/lib/auth/require-admin';
import { readPeople } from '@/lib/data/admin-people';
import { paths } from '@/lib/paths';
import { adminHref, type PageProps, parseRange, rangeFields, readNotice } from '../address';
import { adminMetadata } from '../metadata';
import { readOrNull } from '../read-or-null';
import { RecentUsers } from '../recent-users';
import { Refusal } from '../refusal';
import { Unreadable } from '../unreadable';
import { PersonLookup } from './person-lookup';
import { Roles } from './roles';
import { WorkbookFigures } from './workbook-figures';
import '@/app/styles/admin.css';

export const metadata: Metadata = adminMetadata(paths.adminPeople);

export default async function PeoplePage({ searchParams }: PageProps) {
  const refusal = await readRefusal();
  if (refusal) return <Refusal reason={refusal} />;
  const { session, hasFactor } = await requireAdmin();
  const query = await searchParams;
  const range = parseRange(query, Date.now());
  const data = await readOrNull((client) => readPeople(client, range));
  const failed = readNotice(query, 'failed', peopleWords.export.failed);
  return (
    <Workspace page="people" email={session.email}>
      {failed && (
        <div className="mb-6">
          <ToastedNotice message={failed} />
        </div>
      )}
      {data ? (
        <>
          <PersonLookup hasFactor={hasFactor} />
          <Roles admins={data.admins} hasFactor={hasFactor} />
          <RecentUsers data={data} />
          <div className="pt-10">
            <RangePicker range={range} path={paths.adminPeople} />
          </div>
          <WorkbookFigures data={data} />
        </>
      ) : (
        <Unreadable href={adminHref(rangeFields(range), paths.adminPeople)} />
      )}
    </Workspace>
  );
}
