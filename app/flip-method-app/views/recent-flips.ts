import { mayBeChecking, recentOf } from '@/lib/domain/overuse/checking';

export interface RecentFlips {
  /** Whether flipping may have become checking. */
  overused: boolean;
  /** How many flips this person has completed since the page was opened. */
  count: number;
}

/** Nothing is saved of these: they go with the page, or with the person. */
let moments: number[] = [];
let count = 0;
let whose: string | null = null;

/**
 * Counts a completed flip.
 * @param owner whose it is; null for a guest
 */
export function countFlip(now: number, owner: string | null): RecentFlips {
  if (owner !== whose) {
    moments = [];
    count = 0;
  }
  whose = owner;
  moments = [...recentOf(moments, now), now];
  count += 1;
  return { overused: mayBeChecking(moments, now), count };
}
