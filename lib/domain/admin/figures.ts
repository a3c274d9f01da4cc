/**
 * A dashboard figure, for the screen and for CSV. `few` is a group of one to four people, whose number the
 * database withholds.
 */
export type Figure =
  | string
  | number
  | { kind: 'few' }
  | { kind: 'nothing' }
  /** 0 to 1. */
  | { kind: 'share'; of: number }
  /** The change from `before` to `now`. */
  | { kind: 'change'; before: number; now: number }
  /** The change of a share, in percentage points. */
  | { kind: 'points'; before: number; now: number };

export const few: Figure = { kind: 'few' };
export const nothing: Figure = { kind: 'nothing' };

/** A table for the screen and for CSV; the first cell of a row is its header. */
export interface FigureTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Figure[])[];
}

/** @param count null for a group of fewer than five people */
export function counted(count: number | null): Figure {
  return count ?? few;
}

/** A share of a whole; `nothing` if the whole is zero, `few` if the part is withheld. */
export function shareOf(part: number | null, whole: number): Figure {
  if (part === null) return few;
  return whole === 0 ? nothing : { kind: 'share', of: part / whole };
}

/** The change of a count; `nothing` if either value is withheld. */
export function changeOf(before: number | null, now: number | null): Figure {
  return before === null || now === null ? nothing : { kind: 'change', before, now };
}

export function changeOfShare(before: Figure, now: Figure): Figure {
  if (typeof before !== 'object' || typeof now !== 'object') return nothing;
  if (before.kind !== 'share' || now.kind !== 'share') return nothing;
  return { kind: 'points', before: before.of, now: now.of };
}
