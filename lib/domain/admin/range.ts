import { addDays, isLocalDate, type LocalDate } from '../stats/local-date';

export const presetDays = { today: 1, '7': 7, '30': 30, '90': 90, '365': 365 } as const;
export type Preset = keyof typeof presetDays;
export const presets = Object.keys(presetDays).sort(
  (a, b) => presetDays[a as Preset] - presetDays[b as Preset],
) as Preset[];

const LONGEST = 366;
const EARLIEST: LocalDate = '2000-01-01';
const LATEST: LocalDate = '2100-12-31';

/** What a dashboard's address asks for. Days are inclusive. */
export interface ChosenRange {
  from: LocalDate;
  to: LocalDate;
  days: number;
  /** Null for days that were picked. */
  preset: Preset | null;
  /** False where the address names no days: the figures are of the last 30, the daily chart of the last 7. */
  isChosen: boolean;
  /** The address asked for days that are no range; the last seven stand in. */
  wasWrong: boolean;
}

/** @returns how many days a range has, both ends counted; negative if it runs backwards */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/**
 * Reads `?range=today|7|30|90|365` or `?from=YYYY-MM-DD&to=YYYY-MM-DD`.
 * @param today the UTC day on which presets end
 */
export function readRange(
  query: { range?: string | undefined; from?: string | undefined; to?: string | undefined },
  today: LocalDate,
): ChosenRange {
  const ofPreset = (preset: Preset, wasWrong: boolean, isChosen = true): ChosenRange => {
    const days = presetDays[preset];
    return { from: addDays(today, 1 - days), to: today, days, preset, isChosen, wasWrong };
  };
  if (query.from !== undefined || query.to !== undefined) {
    const { from = '', to = '' } = query;
    if (!isWithinReason(from) || !isWithinReason(to)) return ofPreset('7', true);
    const days = daysBetween(from, to);
    if (days < 1 || days > LONGEST) return ofPreset('7', true);
    return { from, to, days, preset: null, isChosen: true, wasWrong: false };
  }
  if (query.range === undefined) return ofPreset('30', false, false);
  return isPreset(query.range) ? ofPreset(query.range, false) : ofPreset('7', true);
}

/** @returns of the days of a range, the oldest first, those that the daily chart shows */
export function chartedDays<Day>(days: readonly Day[], { isChosen }: ChosenRange): readonly Day[] {
  return isChosen ? days : days.slice(-7);
}

function isPreset(text: string): text is Preset {
  return Object.hasOwn(presetDays, text);
}

/** Years that PostgreSQL and people write in the same way. */
function isWithinReason(date: string): boolean {
  return isLocalDate(date) && date >= EARLIEST && date <= LATEST;
}
