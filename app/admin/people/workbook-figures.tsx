import { BarList } from '@/components/admin/bar-list';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { FewNote } from '@/components/admin/figure-text';
import { adminWords } from '@/content/admin';
import type { PeopleData } from '@/lib/data/admin-people';
import { courseTable, sourceTables, workbookTable } from './workbook-tables';

const { workbook, course } = adminWords;

export function WorkbookFigures({ data }: { data: PeopleData }) {
  const sources = sourceTables(data);
  return (
    <>
      <DashboardSection id="workbook" title={workbook.title} note={workbook.note}>
        <div className="grid grid-cols-1 gap-10">
          <DataTable table={workbookTable(data)} />
          {sources.map((table) => (
            <BarList key={table.title} table={table} empty={workbook.empty} />
          ))}
          <FewNote tables={sources} />
        </div>
      </DashboardSection>
      <DashboardSection id="course" title={course.title} note={course.note}>
        <DataTable table={courseTable(data)} captionHidden />
      </DashboardSection>
    </>
  );
}
