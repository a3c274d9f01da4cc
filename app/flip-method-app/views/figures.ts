import { type DayStats, dayOf, type FlipCounts, lastSevenDays, monthOf } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { createStore, useStore } from '../create-store';
import { currentPerson, type Person } from '../outbox/person';

/** One person's figures from the server: the latest days with flips, and the totals. */
interface Stats {
  userId: string;
  days: readonly DayStats[];
  total: FlipCounts;
}

const store = createStore<Stats | 'loading' | 'unavailable'>('loading');
let latestRequest = 0;

/** Loads the current person's figures. If that fails, figures already shown stay. */
export async function loadFigures(): Promise<void> {
  const person = currentPerson();
  if (person.status !== 'signed-in') return store.set('loading');
  const request = ++latestRequest;
  const shown = store.get();
  if (typeof shown === 'object' && shown.userId !== person.id) store.set('loading');
  try {
    const response = await fetch('/api/flip-stats', {
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    if (!response.ok) throw new Error(`The figures answered ${response.status}.`);
    const stats = (await response.json()) as Stats;
    if (request === latestRequest) store.set(stats.userId === person.id ? stats : 'loading');
  } catch (error) {
    if (request !== latestRequest) return;
    console.info('The figures could not be loaded.', error);
    if (store.get() === 'loading') store.set('unavailable');
  }
}

/** The current person's figures as the views need them; null until loaded. */
export function useFigures(person: Person) {
  const stats = useStore(store);
  if (person.status !== 'signed-in' || typeof stats === 'string' || stats.userId !== person.id)
    return { figures: null, isAway: stats === 'unavailable' || person.status === 'expired' };
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
