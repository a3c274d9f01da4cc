import { BarList } from '@/components/admin/bar-list';
import { HoursChart, TrendsChart, TypesChart } from '@/components/admin/charts';
import { DashboardSection } from '@/components/admin/dashboard-section';
import { DataTable } from '@/components/admin/data-table';
import { Numbers } from '@/components/admin/numbers';
import { adminWords } from '@/content/admin';
import { overviewWords } from '@/content/admin-overview';
import { dailyTable, hoursTable, periodTable, techniquesTable, typesTable } from './flip-tables';
import type { PartProps } from './overview';
import { flipPoints } from './points';

const { period, daily, types, techniques, hours } = adminWords;
const { chart } = overviewWords;

/** The figures of the exercise. */
export function FlipSections({ data, range, isWhole }: PartProps) {
  const days = dailyTable(data, range);
  const [current] = data.periods;
  const counts = [current.completed, current.action_needed, current.no_action, current.emergency];
  const bars = typesTable(data).rows.map(([name], index) => ({
    name: String(name),
    count: counts[index] ?? null,
  }));
  const byHour = hoursTable(data).rows.map(([name], index) => ({
    name: String(name),
    count: data.hours[index]?.sessions ?? null,
  }));
  const names = {
    whole: period.rows.sessions,
    part: period.rows.completed,
    before: chart.before(period.rows.sessions),
  };
  return (
    <>
      <DashboardSection id="daily" title={days.title} note={daily.gaps} className="is-wide">
        <TrendsChart points={flipPoints(data, range)} label={chart.daily} names={names} />
        <Numbers open={isWhole}>
          <DataTable table={days} captionHidden long />
        </Numbers>
      </DashboardSection>
      <DashboardSection id="period" title={period.title} note={period.note}>
        <DataTable table={periodTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="types" title={types.title} note={types.note}>
        <TypesChart bars={bars} label={chart.types} counted={types.sessions} />
        <DataTable table={typesTable(data)} captionHidden />
      </DashboardSection>
      <DashboardSection id="techniques" title={techniques.title} note={techniques.note}>
        <BarList table={techniquesTable(data)} empty={techniques.empty} captionHidden />
      </DashboardSection>
      <DashboardSection id="hours" title={hours.title} note={hours.note}>
        <HoursChart bars={byHour} label={chart.hours} counted={hours.sessions} />
        <Numbers open={isWhole}>
          <DataTable table={hoursTable(data)} captionHidden long />
        </Numbers>
      </DashboardSection>
    </>
  );
}
