import { mayBeChecking, recentOf } from '@/lib/domain/kindness/checking';

/** The moments of the last hour's flips; they are forgotten after an hour and never leave the device. */
const KEY = 'flip.recent';

function read(now: number): number[] {
  try {
    const moments: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(moments)
      ? recentOf(
          moments.filter((each) => typeof each === 'number'),
          now,
        )
      : [];
  } catch {
    return [];
  }
}

/** Counts a completed flip. @returns whether flipping may have become checking */
export function countFlip(now: number): boolean {
  const moments = [...read(now), now];
  try {
    localStorage.setItem(KEY, JSON.stringify(moments));
  } catch {
    // Nothing to be kind about on a device that forgets.
  }
  return mayBeChecking(moments, now);
}
