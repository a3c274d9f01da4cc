import { RangePicker } from '@/app/admin/range-picker';
import { peopleWords } from '@/content/admin-people';
import { readPeople } from '@/lib/data/admin-people';
import { unlistedMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { RecentUsers } from '../overview/overview';
import { parseRange } from '../query';
import { workspacePage } from '../workspace';
import { PersonLookup } from './person';
import { Roles } from './roles';
import { WorkbookFigures } from './workbook';

export const metadata = unlistedMetadata(paths.adminPeople);

export default workspacePage(
  paths.adminPeople,
  async ({ query, client, hasFactor, now }) => {
    const range = parseRange(query, now);
    const data = await readPeople(client, range);
    return (
      <>
        <PersonLookup hasFactor={hasFactor} />
        <Roles admins={data.admins} hasFactor={hasFactor} />
        <RecentUsers data={data} />
        <div className="pt-10">
          <RangePicker range={range} path={paths.adminPeople} />
        </div>
        <WorkbookFigures data={data} />
      </>
    );
  },
  { notices: { failed: peopleWords.export.failed } },
);
