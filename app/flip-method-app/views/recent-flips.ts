import { mayBeChecking, recentOf } from '@/lib/domain/overuse/checking';

/** The moments of the last hour's flips. Nothing is saved of them: they go with the page, or with the person. */
let moments: number[] = [];
let whose: string | null = null;

/**
 * Counts a completed flip.
 * @param owner whose it is; null for a guest
 * @returns whether flipping may have become checking
 */
export function countFlip(now: number, owner: string | null): boolean {
  if (owner !== whose) moments = [];
  whose = owner;
  moments = [...recentOf(moments, now), now];
  return mayBeChecking(moments, now);
}
