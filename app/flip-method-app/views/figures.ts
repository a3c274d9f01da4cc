import { type DayStats, dayOf, type FlipCounts, lastSevenDays, monthOf } from '@/lib/domain/stats/aggregate';
import { localDateOf } from '@/lib/domain/stats/local-date';
import { createStore, useStore } from '../create-store';
import { currentPerson, type Person } from '../outbox/person';

/** What the server has of one person: the latest days with flips, and everything added up. */
interface Stats {
  userId: string;
  days: readonly DayStats[];
  total: FlipCounts;
}

const store = createStore<Stats | 'loading' | 'unavailable'>('loading');
let newest = 0;

/** Loads the figures of the current person. Figures that are already on the screen stay when the server is away. */
export async function loadFigures(): Promise<void> {
  const person = currentPerson();
  if (person.status !== 'signed-in') return store.set('loading');
  const request = ++newest;
  const shown = store.get();
  if (typeof shown === 'object' && shown.userId !== person.id) store.set('loading');
  try {
    const response = await fetch('/api/flip-stats', {
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    if (!response.ok) throw new Error(`The figures answered ${response.status}.`);
    const stats = (await response.json()) as Stats;
    if (request === newest) store.set(stats.userId === person.id ? stats : 'loading');
  } catch (error) {
    if (request !== newest) return;
    console.info('The figures could not be loaded.', error);
    if (store.get() === 'loading') store.set('unavailable');
  }
}

/** The current person's figures, cut to what the views show; null while there are none. */
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
