import { type TechniqueId, techniqueIds } from './flip';
import { isMoment } from './local-date';
import { nextMorning } from './slip';

/** How long to put off an urge to search: minutes, or until tomorrow morning. */
export const postponementLengths = ['5', '15', '30', 'tomorrow'] as const;
export type PostponementLength = (typeof postponementLengths)[number];

/** The state of the urge after the wait. */
export const urges = ['gone', 'stayed', 'grown'] as const;
export type Urge = (typeof urges)[number];

/** The kind of its records, on the device and in a saved copy. */
export const POSTPONEMENT_KIND = 'delay';

/** One urge to search that was put off. It contains no free text. Times are epoch milliseconds. */
export interface Postponement {
  id: string;
  length: PostponementLength;
  startedAt: number;
  endsAt: number;
  /** Local hour when the urge came, 0 to 23. */
  hour: number;
  /** The last flip completed during the wait. */
  flip: { technique: TechniqueId; actionNeeded: boolean } | null;
  answer: { at: number; urge: Urge; searched: boolean } | null;
}

/** Whether a notebook record, possibly from an older release, is a postponement this release can read. */
export function isPostponement(value: unknown): value is Postponement {
  const { id, length, startedAt, endsAt, hour, flip, answer } = Object(value);
  return (
    typeof id === 'string' &&
    postponementLengths.includes(length) &&
    [startedAt, endsAt].every(isMoment) &&
    Number.isInteger(hour) &&
    hour >= 0 &&
    hour < 24 &&
    (flip === null || techniqueIds.includes(Object(flip).technique)) &&
    (answer === null || (urges.includes(Object(answer).urge) && isMoment(answer.at)))
  );
}

export type AnsweredPostponement = Postponement & { answer: NonNullable<Postponement['answer']> };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A morning closer than this does not count as tomorrow. */
const MIN_NIGHT_MS = 4 * 60 * MINUTE_MS;

/**
 * @param now epoch milliseconds
 * @returns when the wait ends; "tomorrow" is the next 8:00 local time that is at least four hours away
 */
export function endOf(length: PostponementLength, now: number): number {
  return length === 'tomorrow' ? nextMorning(now + MIN_NIGHT_MS - 1) : now + Number(length) * MINUTE_MS;
}

/** @param id a fresh uuid */
export function newPostponement(id: string, length: PostponementLength, now: number): Postponement {
  return {
    id,
    length,
    startedAt: now,
    endsAt: endOf(length, now),
    hour: new Date(now).getHours(),
    flip: null,
    answer: null,
  };
}

/** A clock that is set back by weeks ends no wait; one that was years ahead does not make it last for years. */
const MAX_WAIT_MS = 90 * DAY_MS;

/** `lapsed`: it ended more than a day ago, or was begun by a clock that was wrong, so that asking makes no sense. */
type PostponementPhase = 'running' | 'due' | 'lapsed' | 'answered';

export function phaseOf(
  { answer, endsAt }: Pick<Postponement, 'answer' | 'endsAt'>,
  now: number,
): PostponementPhase {
  if (answer) return 'answered';
  if (now < endsAt) return endsAt - now < MAX_WAIT_MS ? 'running' : 'lapsed';
  return now < endsAt + DAY_MS ? 'due' : 'lapsed';
}

/** @returns the latest unanswered postponement that has not lapsed */
export function openPostponement(postponements: readonly Postponement[], now: number): Postponement | null {
  const open = postponements.filter((each) => ['running', 'due'].includes(phaseOf(each, now)));
  return open.sort((a, b) => b.startedAt - a.startedAt)[0] ?? null;
}

/** May be called before the wait ends: the person decides when it is over. */
export function withAnswer(
  postponement: Postponement,
  urge: Urge,
  searched: boolean,
  now: number,
): AnsweredPostponement {
  return { ...postponement, answer: { at: now, urge, searched } };
}

/** Records a flip completed during a postponement; ignored once the wait has ended. */
export function withFlip(
  postponement: Postponement,
  flip: NonNullable<Postponement['flip']>,
  now: number,
): Postponement {
  return phaseOf(postponement, now) === 'running' ? { ...postponement, flip } : postponement;
}

/** @returns the answered postponements, oldest first */
export function answeredOf(postponements: readonly Postponement[]): AnsweredPostponement[] {
  return postponements
    .filter((postponement): postponement is AnsweredPostponement => postponement.answer !== null)
    .sort((a, b) => a.startedAt - b.startedAt);
}

/** Nothing is drawn, counted or compared below this sample size, to avoid reading patterns into chance. */
export const MIN_SAMPLE = 5;
/** More points would be too dense to read. */
const MAX_POINTS = 30;

export interface UrgePoint {
  id: string;
  /** When the urge came, epoch milliseconds. */
  at: number;
  urge: Urge;
  searched: boolean;
  /** 0 (gone) to 1 (grown): the moving average of five answers. */
  level: number;
}

/** @returns the latest urges, oldest first, with their moving average; null below five answers */
export function urgeCurve(postponements: readonly Postponement[]): UrgePoint[] | null {
  const answered = answeredOf(postponements);
  if (answered.length < MIN_SAMPLE) return null;
  return answered.slice(-MAX_POINTS).map(({ id, startedAt, answer }, index, all) => ({
    id,
    at: startedAt,
    urge: answer.urge,
    searched: answer.searched,
    level: middleOf(all.slice(Math.max(0, index - 2), index + 3)),
  }));
}

function middleOf(near: readonly AnsweredPostponement[]): number {
  const sum = near.reduce((total, { answer }) => total + urges.indexOf(answer.urge), 0);
  return sum / near.length / (urges.length - 1);
}
