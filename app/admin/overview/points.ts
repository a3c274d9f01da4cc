import type { TrendPoint } from '@/components/admin/trend-chart';
import type { OverviewData } from '@/lib/data/admin-overview';
import { type ChosenRange, chartedDays, writeWeekday } from '@/lib/domain/admin/range';

const notesOn = ({ notes }: OverviewData, day: string) =>
  notes.filter((note) => note.day === day).map(({ note }) => note);

/** Flips per day, with the same day of the previous range when it is being compared. */
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

/** Page views per day, with visits as the part. */
export function visitPoints(data: OverviewData): TrendPoint[] {
  return data.visits.days.map(({ day, arrivals, views }) => ({
    day: writeWeekday(day),
    whole: views,
    part: arrivals,
    notes: notesOn(data, day),
  }));
}
