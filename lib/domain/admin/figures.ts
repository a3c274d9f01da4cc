/**
 * One figure of the dashboard, as it is shown and as it goes into a file. `few` stands for a group of one to
 * four people, whose figure the database keeps to itself.
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

/** A table of the screen and of the file: the first cell of a row names it. */
export interface FigureTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Figure[])[];
}

/** @param count null for a group of fewer than five people */
export function counted(count: number | null): Figure {
  return count ?? few;
}

/** A part of a whole; nothing where the whole is zero, `few` where the part is. */
export function shareOf(part: number | null, whole: number): Figure {
  if (part === null) return few;
  return whole === 0 ? nothing : { kind: 'share', of: part / whole };
}

/** How a count changed; nothing where one of the two is not known. */
export function changeOf(before: number | null, now: number | null): Figure {
  return before === null || now === null ? nothing : { kind: 'change', before, now };
}

export function changeOfShare(before: Figure, now: Figure): Figure {
  if (typeof before !== 'object' || typeof now !== 'object') return nothing;
  if (before.kind !== 'share' || now.kind !== 'share') return nothing;
  return { kind: 'points', before: before.of, now: now.of };
}
