import { useEffect, useState } from 'react';
import {
  type FlipEvent,
  type FlipMoment,
  fractionOf,
  idle,
  nextMomentOf,
  progressOf,
  reduceFlip,
} from '@/lib/domain/flip';
import { mayBeChecking, recentOf } from '@/lib/domain/statistics';
import { deadlineWorker } from '../shell/release';
import { createStore, useStore } from '../shell/store';

/** Calls `draw` before each frame with the step's progress, 0 to 1. Returns a cleanup function. */
export type DrawFrames = (draw: (fraction: number) => void) => () => void;

type WithoutTime<Event> = Event extends { at: number } ? Omit<Event, 'at'> : Event;
export type FlipCommand = WithoutTime<Exclude<FlipEvent, { kind: 'time' }>>;

/** Milliseconds. Rendering a step takes about this long, so it starts this much earlier. */
const LEAD_MS = 4;
/** Milliseconds. After a longer delay the step counts from the response, so that all of it is seen. */
const MAX_INPUT_DELAY_MS = 100;

/**
 * Time of the tap or key press being handled, else now; some devices stamp taps ahead of their own clock. Whole
 * milliseconds keep sums exact.
 */
function tappedAt(): number {
  const now = performance.now();
  const stamp = window.event?.timeStamp || now;
  return Math.round(Math.min(now, Math.max(stamp, now - MAX_INPUT_DELAY_MS)));
}

/**
 * Runs the pure flip reducer on the device's monotonic clock. The page timer, the worker's timer and each
 * frame only trigger a check of the clock, so their order, delays and repeats do not matter.
 */
export class FlipClock {
  /** Changes only when something on the screen changes. */
  readonly moment = createStore<FlipMoment>({ state: idle, now: 0 });
  private due: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private worker: Worker | null = null;

  /** Listens to the worker and to page visibility. @returns a cleanup function */
  readonly connect = () => {
    try {
      this.worker = new Worker(deadlineWorker, { name: 'deadline' });
      this.worker.addEventListener('message', this.checkDeadline);
      this.worker.addEventListener('error', () => this.disconnectWorker());
    } catch {
      this.worker = null; // While the page is visible, its own timer is exact enough.
    }
    document.addEventListener('visibilitychange', this.checkDeadline);
    this.arm();
    return () => {
      document.removeEventListener('visibilitychange', this.checkDeadline);
      clearTimeout(this.timer);
      this.disconnectWorker();
    };
  };

  readonly send = (command: FlipCommand) => {
    this.apply({ ...command, at: tappedAt() } as FlipEvent);
  };

  /** Ends the step if its deadline has passed. @returns whether it had */
  private readonly endDue = (): boolean => {
    const now = performance.now();
    if (this.due === null || now < this.due - LEAD_MS) return false;
    this.apply({ kind: 'time', at: Math.max(Math.round(now), this.due) });
    return true;
  };

  /** Timer callback; re-arms the timer if it fired early. */
  readonly checkDeadline = () => {
    if (!this.endDue()) this.arm();
  };

  /**
   * Calls `draw` with the ring's progress before each frame; once a second with reduced motion.
   * @returns a cleanup function
   */
  readonly drawFrames: DrawFrames = (draw) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let frame = 0;
    const next = () => {
      this.endDue();
      const { state } = this.moment.get();
      const now = performance.now();
      draw(calm.matches ? progressOf(state, now) / 100 : fractionOf(state, now));
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  };

  private apply(event: FlipEvent) {
    const state = reduceFlip(this.moment.get().state, event);
    const now = performance.now();
    this.due = nextMomentOf(state, now);
    this.arm();
    this.moment.set({ state, now });
  }

  private arm() {
    clearTimeout(this.timer);
    const delay = this.due === null ? null : Math.max(0, Math.ceil(this.due - LEAD_MS - performance.now()));
    this.worker?.postMessage(delay);
    if (delay !== null) this.timer = setTimeout(this.checkDeadline, delay);
  }

  private disconnectWorker() {
    this.worker?.terminate();
    this.worker = null;
  }
}

/** The current flip and its clock. */
export function useFlip(): FlipMoment & { clock: FlipClock } {
  const [clock] = useState(() => new FlipClock());
  const moment = useStore(clock.moment);
  useEffect(() => clock.connect(), [clock]);
  return { ...moment, clock };
}

export interface RecentFlips {
  /** Whether flipping may have become checking. */
  overused: boolean;
  /** Flips completed by this person since the page was opened. */
  count: number;
}

/** In memory only; reset when the person changes. */
let times: number[] = [];
let count = 0;
let lastOwner: string | null = null;

/** Counts a completed flip. @param owner null for a guest */
export function countFlip(now: number, owner: string | null): RecentFlips {
  if (owner !== lastOwner) {
    times = [];
    count = 0;
  }
  lastOwner = owner;
  times = [...recentOf(times, now), now];
  count += 1;
  return { overused: mayBeChecking(times, now), count };
}
