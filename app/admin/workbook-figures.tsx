import { LedgerSection } from '@/components/admin/ledger-section';
import { LedgerTable } from '@/components/admin/ledger-table';
import { adminWords } from '@/content/admin';
import { courseTable, sourceTable, workbookTable } from './desk-tables';
import type { DashboardData } from './read-dashboard';

const { workbook, course } = adminWords;

export function WorkbookFigures({ data }: { data: DashboardData }) {
  return (
    <>
      <LedgerSection id="workbook" title={workbook.title} note={workbook.note}>
        <div className="grid grid-cols-1 gap-12">
          <LedgerTable table={workbookTable(data)} />
          {(['source', 'medium', 'campaign'] as const).map((dimension) => (
            <LedgerTable key={dimension} table={sourceTable(data, dimension)} empty={workbook.empty} />
          ))}
        </div>
      </LedgerSection>
      <LedgerSection id="course" title={course.title} note={course.note}>
        <LedgerTable table={courseTable(data)} captionHidden />
      </LedgerSection>
    </>
  );
}
