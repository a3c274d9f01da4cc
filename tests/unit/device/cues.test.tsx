// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlipClock } from '@/app/flip-method-app/flip/clock';
import { useCues, useWakeLock } from '@/app/flip-method-app/flip/cues';
import { createStore } from '@/app/flip-method-app/shell/store';
import { type FlipMoment, type FlipState, idle, reduceFlip } from '@/lib/domain/flip';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const preferences = {
  pace: 'four',
  sound: true,
  vibration: true,
  voice: false,
  answered: [],
  keeps: [],
  notNow: [],
  simpleHome: [],
  plans: [],
  leftGuest: [],
} as const;
/** Calls hooks as a component of the exercise does. */
function Caller({ use }: { use: () => void }) {
  use();
  return null;
}

let root: Root;
beforeEach(() => {
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const started = reduceFlip(idle, { kind: 'start', at: 0, emergency: false, pace: 'four' }) as Extract<
  FlipState,
  { step: 'notice' }
>;
const show = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('the screen stays on after a glance at another app, until the flip is over, waits, or is slept through', async () => {
  vi.useFakeTimers();
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  });
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await act(async () => root.render(<Caller use={() => useWakeLock(started)} />));
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  for (const lock of locks) lock.released = true;
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => show(false));
  expect(request).toHaveBeenCalledTimes(2);
  const expectReleased = () => {
    expect(locks.every(({ released }) => released)).toBe(true);
    const { length } = request.mock.calls;
    show(false);
    expect(request).toHaveBeenCalledTimes(length);
  };
  const over = {
    ...started,
    step: 'complete',
    actionNeeded: false,
    technique: 'plan-dinner',
  } as const;
  for (const state of [{ ...started, pausedAt: 1 }, over, idle]) {
    await act(async () => root.render(<Caller use={() => useWakeLock(started)} />));
    expect(locks.at(-1)?.released).toBe(false);
    await act(async () => root.render(<Caller use={() => useWakeLock(state)} />));
    expectReleased();
  }
  await act(async () => root.render(<Caller use={() => useWakeLock(started)} />));
  await act(async () => vi.advanceTimersByTime(120_000));
  expectReleased();
  vi.useRealTimers();
});

it.each<[string, unknown]>([
  ['missing', undefined],
  [
    'refused at once',
    {
      request: () => {
        throw new TypeError('Illegal invocation');
      },
    },
  ],
  ['without a promise', { request: () => undefined }],
  ['silent', { request: () => new Promise(() => undefined) }],
])('a flip runs as ever with a wake lock that is %s', async (_, wakeLock) => {
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
  await act(async () => root.render(<Caller use={() => useWakeLock(started)} />));
  await act(async () => root.render(<Caller use={() => useWakeLock(idle)} />));
});

it('two locks that come at once are both given back', async () => {
  const grants: ((lock: object) => void)[] = [];
  const request = () => new Promise((resolve) => grants.push(resolve));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await act(async () => root.render(<Caller use={() => useWakeLock(started)} />));
  show(false);
  const release = vi.fn(async () => undefined);
  await act(async () => {
    for (const grant of grants) grant({ released: false, release });
  });
  await act(async () => root.render(<Caller use={() => useWakeLock(idle)} />));
  expect(release).toHaveBeenCalledTimes(2);
});

/** A clock whose moments are set by hand, in a page that plays its cues. */
async function playing() {
  const clock = new FlipClock();
  const moment = createStore<FlipMoment>({ state: idle, now: 0 });
  Object.assign(clock, { moment });
  await act(async () => root.render(<Caller use={() => useCues(clock, true, preferences)} />));
  return () =>
    moment.set({ state: reduceFlip(idle, { kind: 'start', at: 0, emergency: false, pace: 'four' }), now: 0 });
}

it('without sound in the browser a flip begins as ever', async () => {
  const step = await playing();
  expect(step).not.toThrow();
});

it('a cue that fails does not reach the clock', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      get currentTime(): number {
        throw new Error('no sound');
      }
    },
  );
  const step = await playing();
  expect(step).not.toThrow();
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('what could not sound before the first tap does not sound all at once with it', async () => {
  vi.resetModules();
  let tap: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => (tap = resolve));
  const createTone = vi.fn();
  vi.stubGlobal('OscillatorNode', createTone);
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      resume = () => resumed;
    },
  );
  const { useCues: fresh } = await import('@/app/flip-method-app/flip/cues');
  const clock = new FlipClock();
  const moment = createStore<FlipMoment>({ state: idle, now: 0 });
  Object.assign(clock, { moment });
  await act(async () => root.render(<Caller use={() => fresh(clock, true, preferences)} />));
  vi.spyOn(performance, 'now').mockReturnValue(0);
  moment.set({ state: reduceFlip(idle, { kind: 'start', at: 0, emergency: true, pace: 'four' }), now: 0 });
  vi.mocked(performance.now).mockReturnValue(9_000);
  await act(async () => tap());
  expect(createTone).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('no sound is made ready before there is a gesture, as it would stay silent', async () => {
  const made = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      constructor() {
        made();
      }
    },
  );
  vi.resetModules();
  const { useCues: fresh } = await import('@/app/flip-method-app/flip/cues');
  await act(async () => root.render(<Caller use={() => fresh(new FlipClock(), true, preferences)} />));
  const activation = { isActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  dispatchEvent(new Event('pointerdown'));
  expect(made).not.toHaveBeenCalled();
  activation.isActive = true;
  dispatchEvent(new Event('pointerup'));
  expect(made).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('sound that a call has interrupted is resumed at the next tap, and replaced if that is refused', async () => {
  vi.resetModules();
  const resume = vi.fn(() => Promise.reject(new DOMException('A call.', 'InvalidStateError')));
  const made = vi.fn();
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'interrupted';
      resume = resume;
      constructor() {
        made();
      }
    },
  );
  const { useCues: fresh } = await import('@/app/flip-method-app/flip/cues');
  const clock = new FlipClock();
  await act(async () => root.render(<Caller use={() => fresh(clock, true, preferences)} />));
  for (const taps of [1, 2]) {
    dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(resume).toHaveBeenCalledTimes(taps);
  }
  expect(made).toHaveBeenCalledTimes(2);
});
