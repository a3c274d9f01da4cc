import type { TrendPoint } from '@/components/admin/trend-chart';
import type { OverviewData } from '@/lib/data/admin-overview';
import { writeWeekday } from '@/lib/domain/admin/day-words';
import { type ChosenRange, chartedDays } from '@/lib/domain/admin/range';

const notesOn = ({ notes }: OverviewData, day: string) =>
  notes.filter((note) => note.day === day).map(({ note }) => note);

/** The days of the flips as their chart draws them, each beside the same day of the range before where that is known. */
export function flipPoints(data: OverviewData, range: ChosenRange): TrendPoint[] {
  const before = chartedDays(data.days_before ?? [], range);
  return chartedDays(data.days, range).map(({ day, sessions, completed }, index) => {
    const same = before[index];
    return {
      day: writeWeekday(day),
      whole: sessions,
      part: completed,
      ...(same && { before: same.sessions }),
      notes: notesOn(data, day),
    };
  });
}

/** The days of the visits: page views, and of them the visits. */
export function visitPoints(data: OverviewData): TrendPoint[] {
  return data.visits.days.map(({ day, arrivals, views }) => ({
    day: writeWeekday(day),
    whole: views,
    part: arrivals,
    notes: notesOn(data, day),
  }));
}
