import { type DayStats, dayOf, type FlipCounts, lastSevenDays, monthOf } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import type { Person } from '../outbox/person';
import { useStats } from './stats';

/** The current person's figures, cut to what the views show; null while there are none. */
export function useFigures(person: Person) {
  const stats = useStats();
  if (person.status !== 'signed-in' || stats.status !== 'loaded' || stats.userId !== person.id) {
    const isAway = stats.status === 'unavailable' || person.status === 'expired';
    return { figures: null, isAway };
  }
  const { days, total } = stats;
  const today = localDateOf(Date.now());
  const figures: PersonFigures = {
    total,
    days,
    week: lastSevenDays(days, today),
    today: dayOf(days, today),
    month: monthOf(days, today),
  };
  return { figures, isAway: false };
}

export interface PersonFigures {
  total: FlipCounts;
  /** The latest days with flips. */
  days: readonly DayStats[];
  week: ReturnType<typeof lastSevenDays>;
  today: FlipCounts;
  /** Completed flips of this month. */
  month: number;
}
