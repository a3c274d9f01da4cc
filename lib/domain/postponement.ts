import type { TechniqueId } from './flip/state';

/** How long to put off an urge to search: minutes, or until tomorrow morning. */
export const waitLengths = ['5', '15', '30', 'tomorrow'] as const;
export type WaitLength = (typeof waitLengths)[number];

/** The state of the urge after the wait. */
export const urges = ['gone', 'stayed', 'grown'] as const;
export type Urge = (typeof urges)[number];

/** One urge to search that was put off. It contains no free text. Times are epoch milliseconds. */
export interface Delay {
  id: string;
  length: WaitLength;
  startedAt: number;
  endsAt: number;
  /** Local hour when the urge came, 0 to 23. */
  hour: number;
  /** The last flip completed during the wait. */
  flip: { technique: TechniqueId; actionNeeded: boolean } | null;
  answer: { at: number; urge: Urge; searched: boolean } | null;
}

/** Whether a notebook record, possibly from an older release, is a wait this release can read. */
export function isDelay(value: unknown): value is Delay {
  const { id, startedAt, endsAt, hour, flip, answer } = Object(value);
  return (
    typeof id === 'string' &&
    [startedAt, endsAt, hour].every(Number.isFinite) &&
    typeof flip === 'object' &&
    (answer === null || urges.includes(answer?.urge))
  );
}

export type AnsweredDelay = Delay & { answer: NonNullable<Delay['answer']> };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Hour at which "tomorrow" begins, local time. */
const morningHour = 8;
/** A morning closer than this does not count as tomorrow. */
const SHORTEST_NIGHT = 4 * 60 * MINUTE;

/**
 * @param now epoch milliseconds
 * @returns when the wait ends; "tomorrow" is the next 8:00 local time that is at least four hours away
 */
export function endOf(length: WaitLength, now: number): number {
  if (length !== 'tomorrow') return now + Number(length) * MINUTE;
  const morning = new Date(now);
  morning.setHours(morningHour, 0, 0, 0);
  while (morning.getTime() - now < SHORTEST_NIGHT) morning.setDate(morning.getDate() + 1);
  return morning.getTime();
}

/** @param id a fresh uuid */
export function startDelay(id: string, length: WaitLength, now: number): Delay {
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

/** `lapsed`: the wait ended more than a day ago, so asking about the urge no longer makes sense. */
export type DelayPhase = 'running' | 'due' | 'lapsed' | 'answered';

export function phaseOf({ answer, endsAt }: Pick<Delay, 'answer' | 'endsAt'>, now: number): DelayPhase {
  if (answer) return 'answered';
  if (now < endsAt) return 'running';
  return now < endsAt + DAY ? 'due' : 'lapsed';
}

/** @returns the latest unanswered wait that has not lapsed */
export function openDelay(delays: readonly Delay[], now: number): Delay | null {
  const open = delays.filter((delay) => ['running', 'due'].includes(phaseOf(delay, now)));
  return open.reduce<Delay | null>(
    (newest, each) => (newest && newest.startedAt >= each.startedAt ? newest : each),
    null,
  );
}

/** May be called before the wait ends: the person decides when it is over. */
export function answerDelay(delay: Delay, urge: Urge, searched: boolean, now: number): AnsweredDelay {
  return { ...delay, answer: { at: now, urge, searched } };
}

/** Records a flip completed during a wait; ignored once the wait has ended. */
export function withFlip(delay: Delay, flip: NonNullable<Delay['flip']>, now: number): Delay {
  return phaseOf(delay, now) === 'running' ? { ...delay, flip } : delay;
}

/** @returns the answered waits, oldest first */
export function answeredOf(delays: readonly Delay[]): AnsweredDelay[] {
  return delays
    .filter((delay): delay is AnsweredDelay => delay.answer !== null)
    .sort((a, b) => a.startedAt - b.startedAt);
}

/** Nothing is drawn, counted or compared below this sample size, to avoid reading patterns into chance. */
export const fewest = 5;
/** More points would be too dense to read. */
const MOST = 30;

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
export function urgeCurve(delays: readonly Delay[]): UrgePoint[] | null {
  const answered = answeredOf(delays);
  if (answered.length < fewest) return null;
  return answered.slice(-MOST).map(({ id, startedAt, answer }, index, all) => ({
    id,
    at: startedAt,
    urge: answer.urge,
    searched: answer.searched,
    level: middleOf(all.slice(Math.max(0, index - 2), index + 3)),
  }));
}

function middleOf(near: readonly AnsweredDelay[]): number {
  const sum = near.reduce((total, { answer }) => total + urges.indexOf(answer.urge), 0);
  return sum / near.length / (urges.length - 1);
}
