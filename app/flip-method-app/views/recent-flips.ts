import { mayBeChecking, recentOf } from '@/lib/domain/overuse/checking';

export interface RecentFlips {
  /** Whether flipping may have become checking. */
  overused: boolean;
  /** Flips completed by this person since the page was opened. */
  count: number;
}

/** In memory only; reset when the person changes. */
let times: number[] = [];
let count = 0;
let lastOwner: string | null = null;

/** Counts a completed flip. @param owner null for a guest */
export function countFlip(now: number, owner: string | null): RecentFlips {
  if (owner !== lastOwner) {
    times = [];
    count = 0;
  }
  lastOwner = owner;
  times = [...recentOf(times, now), now];
  count += 1;
  return { overused: mayBeChecking(times, now), count };
}
