import { type TechniqueId, techniqueIds } from './flip';
import { type AnsweredPostponement, answeredOf, fewest, type Postponement } from './postponement';

/** 97.5th percentile of the normal distribution, for a 95% interval. */
const Z = 1.959964;

/** Proportions between 0 and 1. */
interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson score interval (Wilson 1927, J Am Stat Assoc 22:209), which is reliable for small samples.
 * @param trials at least 1
 * @throws RangeError for impossible counts
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials < 1 || successes < 0 || successes > trials)
    throw new RangeError(`${successes} of ${trials} is no share.`);
  const share = successes / trials;
  const square = Z * Z;
  const centre = share + square / (2 * trials);
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials));
  const scale = 1 + square / trials;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** @returns whether two intervals are disjoint, so that the difference is meaningful */
export function areApart(a: Interval, b: Interval): boolean {
  return a.high < b.low || b.high < a.low;
}

/** Six-hour quarters of the local day, from midnight. */
export const hours = ['night', 'morning', 'afternoon', 'evening'] as const;
export type Hours = (typeof hours)[number];

/** What happened during the wait: nothing, a flip, or a flip with action needed. */
export const manners = ['alone', 'flip', 'action'] as const;
export type Manner = (typeof manners)[number];

/** How often the urge was gone after postponements of one kind. */
export interface Share<Key extends string> extends Interval {
  key: Key;
  postponements: number;
  gone: number;
}

export interface Comparison<Key extends string> {
  shares: readonly Share<Key>[];
  /** Whether any two intervals are disjoint; otherwise no difference is visible. */
  differs: boolean;
}

export interface Insights {
  technique: Comparison<TechniqueId>;
  hour: Comparison<Hours>;
  manner: Comparison<Manner>;
}

/** @returns the comparisons, each only for kinds with at least five answers */
export function insightsOf(postponements: readonly Postponement[]): Insights {
  const answered = answeredOf(postponements);
  return {
    technique: compare(techniqueIds, answered, ({ flip }) => flip?.technique ?? null),
    hour: compare(hours, answered, ({ hour }) => hours[Math.floor(hour / 6)] ?? null),
    manner: compare(manners, answered, ({ flip }) =>
      flip === null ? 'alone' : flip.actionNeeded ? 'action' : 'flip',
    ),
  };
}

function compare<Key extends string>(
  keys: readonly Key[],
  answered: readonly AnsweredPostponement[],
  keyOf: (delay: AnsweredPostponement) => Key | null,
): Comparison<Key> {
  const shares = keys.flatMap((key) => {
    const postponements = answered.filter((postponement) => keyOf(postponement) === key);
    if (postponements.length < fewest) return [];
    const gone = postponements.filter(({ answer }) => answer.urge === 'gone').length;
    return [{ key, postponements: postponements.length, gone, ...wilson(gone, postponements.length) }];
  });
  return { shares, differs: shares.some((a) => shares.some((b) => areApart(a, b))) };
}

/** @returns the interval in tenths, rounded outwards */
export function inTenths({ low, high }: Interval): { from: number; to: number } {
  return { from: Math.floor(low * 10), to: Math.ceil(high * 10) };
}
