import type { DrawFrames } from '@/components/flip/types';
import { reduceFlip } from '@/lib/domain/flip/reduce';
import { type FlipEvent, type FlipMoment, idle } from '@/lib/domain/flip/state';
import { fractionOf, nextMomentOf, progressOf } from '@/lib/domain/flip/time';
import { createStore } from '../create-store';

type WithoutTime<Event> = Event extends { at: number } ? Omit<Event, 'at'> : Event;
export type FlipCommand = WithoutTime<Exclude<FlipEvent, { kind: 'time' }>>;

/** To show a step takes some milliseconds; it is begun so many before its moment, to be there when that comes. */
const LEAD = 4;
/** A page that was busy for longer than that when it was tapped counts from when it answers: a step has to be seen. */
const LONGEST_ANSWER = 100;

/** When the tap or key happened that is being answered; without one, now. In whole milliseconds, so that sums are exact. */
function tappedAt(): number {
  const now = performance.now();
  return Math.round(Math.max(window.event?.timeStamp ?? now, now - LONGEST_ANSWER));
}

/**
 * Runs the pure flip on the device's monotonic clock. A page timer, a worker's timer and each frame only say
 * "look at the clock now"; which of them comes first, or late, or twice, makes no difference.
 */
export class FlipClock {
  /** A new one only when something on the screen changes. */
  readonly moment = createStore<FlipMoment>({ state: idle, now: 0 });
  private due: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private worker: Worker | null = null;

  /** Hears the worker and the page's visibility until it is told to stop. */
  readonly connect = () => {
    try {
      this.worker = new Worker(new URL('./deadline-worker.ts', import.meta.url), { name: 'deadline' });
      this.worker.addEventListener('message', this.look);
      this.worker.addEventListener('error', () => this.disconnectWorker());
    } catch {
      this.worker = null; // The page's own timer is exact enough while it is visible.
    }
    document.addEventListener('visibilitychange', this.look);
    this.arm();
    return () => {
      document.removeEventListener('visibilitychange', this.look);
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
    if (this.due === null || now < this.due - LEAD) return false;
    this.apply({ kind: 'time', at: Math.max(Math.round(now), this.due) });
    return true;
  };

  /** What a timer calls: one that came too early is set again. */
  readonly look = () => {
    if (!this.endDue()) this.arm();
  };

  /**
   * Draws how full the ring is, before each frame; where motion is unwelcome it fills with the count.
   * @returns a function that stops it
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
    const delay = this.due === null ? null : Math.max(0, Math.ceil(this.due - LEAD - performance.now()));
    this.worker?.postMessage(delay);
    if (delay !== null) this.timer = setTimeout(this.look, delay);
  }

  private disconnectWorker() {
    this.worker?.terminate();
    this.worker = null;
  }
}
