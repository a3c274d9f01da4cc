import type { DayStats, FlipCounts } from '@/lib/domain/stats/aggregate';
import { createStore, useStore } from '../create-store';
import { currentPerson } from '../outbox/person';

/** What the server has of one person: the latest days, and everything added up. */
export interface Stats {
  days: readonly DayStats[];
  total: FlipCounts;
}

export type StatsState =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | ({ status: 'loaded'; userId: string } & Stats);

const loading: StatsState = { status: 'loading' };
const store = createStore<StatsState>(loading);
let newest = 0;

/** Loads the figures of the current person. Figures that are already on the screen stay when the server is away. */
export async function loadStats(): Promise<void> {
  const person = currentPerson();
  if (person.status !== 'signed-in') return store.set(loading);
  const request = ++newest;
  const shown = store.get();
  if (shown.status === 'loaded' && shown.userId !== person.id) store.set(loading);
  try {
    const response = await fetch('/api/flip-stats', {
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    });
    if (!response.ok) throw new Error(`The figures answered ${response.status}.`);
    const stats = (await response.json()) as Stats & { userId: string };
    if (request !== newest) return;
    if (stats.userId !== person.id) return store.set(loading);
    store.set({ status: 'loaded', ...stats });
  } catch (error) {
    if (request !== newest) return;
    console.info('The figures could not be loaded.', error);
    if (store.get().status === 'loading') store.set({ status: 'unavailable' });
  }
}

export function useStats(): StatsState {
  return useStore(store);
}
