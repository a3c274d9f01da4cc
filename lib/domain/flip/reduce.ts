import { durationOf, type FlipEvent, type FlipState, idle, type RunningFlip } from './state';
import { deadlineOf, isQuestionOpen, isReadyForNext } from './time';

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
