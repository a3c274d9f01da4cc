import { BarList } from '@/components/admin/bar-list';
import { TrendsChart } from '@/components/admin/charts';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { FewNote } from '@/components/admin/figure-text';
import { Numbers } from '@/components/admin/numbers';
import { overviewWords } from '@/content/admin-overview';
import type { PartProps } from './overview';
import { visitPoints } from './points';
import { visitDaysTable, visitListTables, visitsTable } from './visit-tables';

const { visits: words, chart } = overviewWords;

/** Visits by day, page and traffic source. */
export function VisitSection({ data, noScript }: PartProps) {
  const lists = visitListTables(data);
  const names = { whole: words.views, part: words.arrivals, before: chart.before(words.views) };
  return (
    <DashboardSection id="visits" title={words.title} note={words.note} className="side:col-span-full">
      <TrendsChart points={visitPoints(data)} label={chart.visits} names={names} />
      <div className="grid gap-8">
        <Numbers open={noScript}>
          <DataTable table={visitDaysTable(data)} captionHidden long />
        </Numbers>
        <DataTable table={visitsTable(data)} captionHidden />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-10 gap-y-8">
          {lists.map((table) => (
            <BarList key={table.title} table={table} empty={words.empty} />
          ))}
        </div>
        <FewNote tables={lists} />
      </div>
    </DashboardSection>
  );
}
