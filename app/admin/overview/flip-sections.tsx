import { BarList } from '@/components/admin/bar-list';
import { BarsChart, TrendsChart } from '@/components/admin/charts';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { Numbers } from '@/components/admin/numbers';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import type { FigureTable } from '@/lib/domain/admin/figures';
import { dailyTable, hoursTable, periodTable, techniquesTable, typesTable } from './flip-tables';
import type { PartProps } from './overview';
import { flipPoints } from './points';

const { period, daily, types, techniques, hours } = adminWords;
const { chart } = overviewWords;

/** In row order: completed green, action taken blue, anxiety flipped purple, emergency red-orange. */
const colours = ['completed', 'action', 'flipped', 'emergency'].map((name) => `var(--chart-${name})`);

/** One bar per table row, sized by the row's first figure. */
const barsOf = ({ rows }: FigureTable, colours: readonly string[] = []) =>
  rows.map(([name, count], index) => ({
    name: String(name),
    count: typeof count === 'number' ? count : null,
    colour: colours[index],
  }));

export function FlipSections({ data, range, noScript }: PartProps) {
  const days = dailyTable(data, range);
  const byType = typesTable(data);
  const byHour = hoursTable(data);
  const names = {
    whole: period.rows.sessions,
    part: period.rows.completed,
    before: chart.before(period.rows.sessions),
  };
  return (
    <>
      <DashboardSection id="daily" title={days.title} note={daily.gaps} className="side:col-span-full">
        <TrendsChart points={flipPoints(data, range)} label={chart.daily} names={names} />
        <Numbers open={noScript}>
          <DataTable table={days} captionHidden long />
        </Numbers>
      </DashboardSection>
      <DashboardSection id="period" title={period.title} note={period.note}>
        <DataTable table={periodTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="types" title={types.title} note={types.note}>
        <BarsChart bars={barsOf(byType, colours)} horizontal label={chart.types} counted={types.sessions} />
        <DataTable table={byType} captionHidden />
      </DashboardSection>
      <DashboardSection id="techniques" title={techniques.title} note={techniques.note}>
        <BarList table={techniquesTable(data)} empty={techniques.empty} captionHidden />
      </DashboardSection>
      <DashboardSection id="hours" title={hours.title} note={hours.note}>
        <BarsChart bars={barsOf(byHour)} label={chart.hours} counted={hours.sessions} />
        <Numbers open={noScript}>
          <DataTable table={byHour} captionHidden long />
        </Numbers>
      </DashboardSection>
    </>
  );
}
