/** The steps of a flip, in order; `complete` is the end state. */
export const flipSteps = ['notice', 'assess', 'flip', 'thank', 'complete'] as const;
export type FlipStep = (typeof flipSteps)[number];

/** Step durations in milliseconds. Assess has none: it waits for an answer. */
export const stepDuration = 4_000;
const slowStepDuration = 8_000;
/** Delay before the assess step shows its question. */
export const questionDelay = 1_000;
/**
 * Taps on a technique or a number are ignored this long: the second tap of a double tap on an answer, slow in a hand that
 * trembles, would choose or call what appears under the thumb. `flip-techniques.css` has it for emergency mode's numbers.
 */
export const settleDelay = 800;
/** Interval of the visible count. */
const tick = 1_000;

/**
 * `four` is the method. `eight` takes twice as long; `by-hand` takes four seconds, then waits for the person.
 * No pace is shorter than the method.
 */
export const paces = ['four', 'eight', 'by-hand'] as const;
export type Pace = (typeof paces)[number];

/** @returns milliseconds per timed step at this pace */
export function durationOf({ pace }: { pace: Pace }): number {
  return pace === 'eight' ? slowStepDuration : stepDuration;
}

/** The six techniques of the flip step, by their stored ids. */
export const techniqueIds = [
  'times-table',
  'jumping-jacks',
  'cold-water',
  'text-someone',
  'plan-dinner',
  'count-objects',
] as const;
export type TechniqueId = (typeof techniqueIds)[number];

/**
 * All times are milliseconds of one monotonic clock, such as `performance.now()`. `at` is the latest time
 * seen; it never goes back.
 */
interface Running {
  at: number;
  startedAt: number;
  /** When this step began. */
  stepAt: number;
  emergency: boolean;
  pace: Pace;
  /** When the flip was paused for the leave confirmation, or null. */
  pausedAt: number | null;
}

export type FlipState =
  | { step: 'idle' }
  | (Running & { step: 'notice' })
  | (Running & { step: 'assess' })
  /** The timer starts once a technique is chosen. */
  | (Running & { step: 'flip'; actionNeeded: boolean; technique: TechniqueId | null })
  | (Running & { step: 'thank'; actionNeeded: boolean; technique: TechniqueId })
  | (Running & { step: 'complete'; actionNeeded: boolean; technique: TechniqueId });

/** A flip at a point in time (monotonic milliseconds). */
export interface FlipMoment {
  state: FlipState;
  now: number;
}

export type RunningFlip = Exclude<FlipState, { step: 'idle' }>;
export type CompletedFlip = Extract<FlipState, { step: 'complete' }>;

export type FlipEvent =
  | { kind: 'start'; at: number; emergency: boolean; pace: Pace }
  /** A clock tick. */
  | { kind: 'time'; at: number }
  | { kind: 'answer'; at: number; actionNeeded: boolean }
  | { kind: 'choose'; at: number; technique: TechniqueId }
  /** Goes to the next step, at the `by-hand` pace. */
  | { kind: 'next'; at: number }
  /** Pauses the flip while the person is asked whether to leave. */
  | { kind: 'pause'; at: number }
  | { kind: 'resume'; at: number }
  | { kind: 'leave' };

export const idle: FlipState = { step: 'idle' };

/**
 * The reducer of the exercise. Ignores events that do not apply and clocks that run backwards. A step ends at
 * its deadline, however rarely the clock is read.
 */
export function reduceFlip(state: FlipState, event: FlipEvent): FlipState {
  if (event.kind === 'leave') return idle;
  if (state.step === 'idle') return event.kind === 'start' ? begin(event) : state;
  if (state.step === 'complete' && event.kind === 'start')
    return begin({ ...event, at: Math.max(state.at, event.at) });
  const now = Math.max(state.at, event.at);
  if (state.pausedAt !== null && event.kind !== 'resume') return { ...state, at: now };
  const current = endDueStep(state, now);
  switch (event.kind) {
    case 'time':
    case 'start':
      return current;
    case 'next':
      return isReadyForNext(current, now) ? nextStep(current, now) : current;
    case 'answer':
      if (current.step !== 'assess' || !isQuestionOpen(current, now)) return current;
      return { ...current, step: 'flip', stepAt: now, actionNeeded: event.actionNeeded, technique: null };
    case 'pause':
      return current.step === 'complete' ? current : { ...current, pausedAt: now };
    case 'resume':
      return current.pausedAt === null
        ? current
        : { ...current, pausedAt: null, stepAt: current.stepAt + now - current.pausedAt };
    case 'choose':
      if (current.step !== 'flip' || current.technique !== null) return current;
      return { ...current, stepAt: now, technique: event.technique };
  }
}

function begin({ at, emergency, pace }: Extract<FlipEvent, { kind: 'start' }>): RunningFlip {
  return { step: 'notice', at, startedAt: at, stepAt: at, emergency, pace, pausedAt: null };
}

function endDueStep(state: RunningFlip, now: number): RunningFlip {
  const deadline = deadlineOf(state);
  const current = state.at === now ? state : { ...state, at: now };
  return deadline !== null && now >= deadline ? nextStep(current, now) : current;
}

/**
 * The next step begins when it is first shown, so a late tick never shortens it. Completion is dated to the
 * deadline instead: if the device slept, that time does not count.
 */
function nextStep(state: RunningFlip, now: number): RunningFlip {
  switch (state.step) {
    case 'notice':
      return { ...state, step: 'assess', stepAt: now };
    case 'flip':
      return state.technique === null
        ? state
        : { ...state, step: 'thank', stepAt: now, technique: state.technique };
    case 'thank':
      return {
        ...state,
        step: 'complete',
        stepAt: state.pace === 'by-hand' ? now : state.stepAt + durationOf(state),
      };
    case 'assess':
    case 'complete':
      return state;
  }
}

/** @returns whether this step has a running timer; false while choosing a technique and at the end */
function isTimed(state: FlipState): boolean {
  return state.step === 'flip'
    ? state.technique !== null
    : state.step !== 'idle' && state.step !== 'complete';
}

/** @returns milliseconds since the step began, capped at its duration */
function elapsedIn(state: FlipState, now: number): number {
  if (state.step === 'idle' || !isTimed(state)) return 0;
  return Math.min(timeIn(state, now), durationOf(state));
}

/** Milliseconds since the step began, uncapped; stops while the flip is paused. */
function timeIn(state: RunningFlip, now: number): number {
  return (state.pausedAt ?? Math.max(now, state.at)) - state.stepAt;
}

/** @returns the visible count: whole seconds, capped at the step's duration */
export function counterOf(state: FlipState, now: number): number {
  return Math.floor(elapsedIn(state, now) / tick);
}

/** @returns the duration of a timed step in whole seconds, the n of "counter/n seconds" */
export function secondsOf(state: FlipState): number {
  return (state.step === 'idle' ? stepDuration : durationOf(state)) / tick;
}

/** @returns the progress bar's value in percent, in whole seconds */
export function progressOf(state: FlipState, now: number): number {
  return (counterOf(state, now) / secondsOf(state)) * 100;
}

/** @returns the fill of the ring, 0 to 1, continuous */
export function fractionOf(state: FlipState, now: number): number {
  return state.step === 'idle' ? 0 : elapsedIn(state, now) / durationOf(state);
}

/** @returns whether the question "Can I take action RIGHT NOW?" is visible */
export function isQuestionOpen(state: FlipState, now: number): boolean {
  return state.step === 'assess' && elapsedIn(state, now) >= questionDelay;
}

/** @returns whether a technique can be chosen */
export function isSettled(state: FlipState, now: number): boolean {
  return isChoosing(state) && timeIn(state, now) >= settleDelay;
}

function isChoosing(state: FlipState): state is Extract<FlipState, { step: 'flip' }> {
  return state.step === 'flip' && state.technique === null;
}

/** @returns whether the `by-hand` pace allows going on */
export function isReadyForNext(state: FlipState, now: number): boolean {
  if (state.step === 'idle' || state.step === 'assess' || state.pace !== 'by-hand') return false;
  return isTimed(state) && elapsedIn(state, now) >= durationOf(state);
}

/** @returns when this step ends by itself, or null if it waits for the person */
export function deadlineOf(state: FlipState): number | null {
  if (state.step === 'idle' || state.step === 'assess') return null;
  if (!isTimed(state) || state.pace === 'by-hand' || state.pausedAt !== null) return null;
  return state.stepAt + durationOf(state);
}

/** @returns when the screen changes next, or null if it will not */
export function nextMomentOf(state: FlipState, now: number): number | null {
  if (state.step === 'idle' || state.pausedAt !== null) return null;
  if (isChoosing(state)) return isSettled(state, now) ? null : state.stepAt + settleDelay;
  if (!isTimed(state)) return null;
  const end = durationOf(state);
  const elapsed = elapsedIn(state, now);
  return elapsed >= end ? deadlineOf(state) : state.stepAt + (Math.floor(elapsed / tick) + 1) * tick;
}

/** @returns the duration of the flip in whole seconds, as stored */
export function completionSeconds(flip: CompletedFlip): number {
  return Math.floor((flip.stepAt - flip.startedAt) / 1_000);
}

/** @returns the values from which the current step renders at the given time */
export function stageOf(flip: RunningFlip, now: number) {
  return {
    step: flip.step,
    emergency: flip.emergency,
    seconds: secondsOf(flip),
    count: counterOf(flip, now),
    /** Whether the answer was YES. */
    actionNeeded: 'actionNeeded' in flip && flip.actionNeeded,
    /** Whether the question can be answered. */
    asking: isQuestionOpen(flip, now),
    technique: flip.step === 'flip' ? flip.technique : null,
    /** Whether techniques accept taps. */
    settled: isSettled(flip, now),
    /** Whether a step without a time limit may be left. */
    ready: isReadyForNext(flip, now),
  };
}
export type StageView = ReturnType<typeof stageOf>;

/** A sound or vibration for people who flip with closed eyes. */
export type Cue =
  /** A step begins; steps are numbered from 1. */
  | { kind: 'step'; number: number }
  /** The question appears, or a technique has been chosen. */
  | { kind: 'turn' }
  | { kind: 'second' }
  | { kind: 'complete' };

/** @returns the single cue for the change between two moments, or null */
export function cueBetween(before: FlipMoment, after: FlipMoment): Cue | null {
  const { step } = after.state;
  if (step === 'idle') return null;
  if (step !== before.state.step) {
    return step === 'complete' ? { kind: 'complete' } : { kind: 'step', number: flipSteps.indexOf(step) + 1 };
  }
  if (isChosen(after.state) && !isChosen(before.state)) return { kind: 'turn' };
  if (isQuestionOpen(after.state, after.now) && !isQuestionOpen(before.state, before.now))
    return { kind: 'turn' };
  return counterOf(after.state, after.now) > counterOf(before.state, before.now) ? { kind: 'second' } : null;
}

function isChosen(state: FlipState): boolean {
  return state.step === 'flip' && state.technique !== null;
}
