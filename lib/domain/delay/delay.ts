import type { TechniqueId } from '../flip/techniques';

/** How long an urge to search can be put off: minutes, or until tomorrow morning. */
export const waitLengths = ['5', '15', '30', 'tomorrow'] as const;
export type WaitLength = (typeof waitLengths)[number];

/** What has become of the urge when the time is up. */
export const urges = ['gone', 'stayed', 'grown'] as const;
export type Urge = (typeof urges)[number];

/** One urge to search that was put off. It holds no words. Times are epoch milliseconds. */
export interface Delay {
  id: string;
  length: WaitLength;
  startedAt: number;
  endsAt: number;
  /** The hour on the person's own clock when the urge came, 0 to 23. */
  hour: number;
  /** The last flip that was completed meanwhile. */
  flip: { technique: TechniqueId; actionNeeded: boolean } | null;
  answer: { at: number; urge: Urge; searched: boolean } | null;
}

/** Whether a page of the notebook, maybe of an older release, is a wait that this one can read. */
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
/** When tomorrow begins, on the person's own clock. */
const morningHour = 8;
/** A morning closer than this is still tonight. */
const SHORTEST_NIGHT = 4 * 60 * MINUTE;

/**
 * @param now epoch milliseconds
 * @returns when the wait is over; "tomorrow" is the next morning at eight, on the clock of the device, that is at
 * least four hours away
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

/**
 * Where a wait is. `lapsed`: its time was up more than a day ago and the question has lost its sense, so it is not asked
 * any more.
 */
export type DelayPhase = 'running' | 'due' | 'lapsed' | 'answered';

export function phaseOf({ answer, endsAt }: Pick<Delay, 'answer' | 'endsAt'>, now: number): DelayPhase {
  if (answer) return 'answered';
  if (now < endsAt) return 'running';
  return now < endsAt + DAY ? 'due' : 'lapsed';
}

/** @returns the newest wait that has no answer yet and can still have one */
export function openDelay(delays: readonly Delay[], now: number): Delay | null {
  const open = delays.filter((delay) => ['running', 'due'].includes(phaseOf(delay, now)));
  return open.reduce<Delay | null>(
    (newest, each) => (newest && newest.startedAt >= each.startedAt ? newest : each),
    null,
  );
}

/** The answer may come early: the person decides when the wait is over. */
export function answerDelay(delay: Delay, urge: Urge, searched: boolean, now: number): AnsweredDelay {
  return { ...delay, answer: { at: now, urge, searched } };
}

/** Notes the flip that was completed during a wait; one that comes after its end changes nothing. */
export function withFlip(delay: Delay, flip: NonNullable<Delay['flip']>, now: number): Delay {
  return phaseOf(delay, now) === 'running' ? { ...delay, flip } : delay;
}

/** @returns the waits with an answer, the oldest first */
export function answeredOf(delays: readonly Delay[]): AnsweredDelay[] {
  return delays
    .filter((delay): delay is AnsweredDelay => delay.answer !== null)
    .sort((a, b) => a.startedAt - b.startedAt);
}
