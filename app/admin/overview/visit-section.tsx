import { BarList } from '@/components/admin/bar-list';
import { TrendsChart } from '@/components/admin/charts';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { Numbers } from '@/components/admin/numbers';
import { overviewWords } from '@/content/admin-overview';
import type { PartProps } from './overview';
import { visitPoints } from './points';
import { visitDaysTable, visitListTable, visitsTable } from './visit-tables';

const { visits: words, chart } = overviewWords;
const parts = ['pages', 'sources', 'campaigns'] as const;

/** How often the site was opened, where, and by what kind of link. */
export function VisitSection({ data, isWhole }: PartProps) {
  const names = { whole: words.views, part: words.arrivals, before: chart.before(words.views) };
  return (
    <DashboardSection id="visits" title={words.title} note={words.note} className="is-wide">
      <TrendsChart points={visitPoints(data)} label={chart.visits} names={names} />
      <div className="grid gap-8">
        <Numbers open={isWhole}>
          <DataTable table={visitDaysTable(data)} captionHidden long />
        </Numbers>
        <DataTable table={visitsTable(data)} captionHidden />
        <div className="visit-lists">
          {parts.map((part) => (
            <BarList key={part} table={visitListTable(data, part)} empty={words.empty} />
          ))}
        </div>
      </div>
    </DashboardSection>
  );
}
