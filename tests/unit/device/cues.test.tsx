// @vitest-environment jsdom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FlipClock } from '@/app/flip-method-app/flip/clock';
import { useSingleTaps, useWakeLock } from '@/app/flip-method-app/flip/cues';
import { OptionsPanel } from '@/app/flip-method-app/home/options-panel';
import { createStore } from '@/app/flip-method-app/shell/store';
import { flipWords } from '@/content/flip/flip';
import { optionsWords } from '@/content/flip/options';
import { type FlipMoment, type FlipState, idle, reduceFlip, settleDelay, stageOf } from '@/lib/domain/flip';
import { define, mounting } from '../../support/mounted';

const none = { answered: [], keeps: [], notNow: [], simpleHome: [], plans: [], leftGuest: [] } as const;
const preferences = { pace: 'four', sound: true, vibration: true, voice: false, ...none } as const;
const { place, call, open } = mounting();
const begin = (emergency = false) =>
  reduceFlip(idle, { kind: 'start', at: 0, emergency, pace: 'four' }) as FlipState & { step: 'notice' };
const started = begin();
const lockFor = (state: FlipState) => call(() => useWakeLock(state));
const hide = (hidden: boolean) => {
  define(document, { hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const offerLock = (wakeLock: unknown) => define(navigator, { wakeLock });

it('the screen stays on after a glance at another app, until the flip is over, waits, or is slept through', async () => {
  vi.useFakeTimers();
  const locks: { released: boolean }[] = [];
  const request = vi.fn(async () => {
    const lock = { released: false, release: async () => void Object.assign(lock, { released: true }) };
    locks.push(lock);
    return lock;
  });
  offerLock({ request });
  await lockFor(started);
  hide(true);
  for (const lock of locks) lock.released = true;
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => hide(false));
  expect(request).toHaveBeenCalledTimes(2);
  const expectReleased = () => {
    expect(locks.every(({ released }) => released)).toBe(true);
    const { length } = request.mock.calls;
    hide(false);
    expect(request).toHaveBeenCalledTimes(length);
  };
  const over = { ...started, step: 'complete', actionNeeded: false, technique: 'plan-dinner' } as const;
  for (const state of [{ ...started, pausedAt: 1 }, over, idle]) {
    await lockFor(started);
    expect(locks.at(-1)?.released).toBe(false);
    await lockFor(state);
    expectReleased();
  }
  await lockFor(started);
  await act(async () => vi.advanceTimersByTime(120_000));
  expectReleased();
});

/** Two screens, whose buttons lead from one to the other, in one place. */
function Screens() {
  const [screen, setScreen] = useState('gate');
  return (
    <div {...useSingleTaps(screen)}>
      <button key={screen} type="button" onClick={() => setScreen(screen === 'gate' ? 'home' : 'gate')}>
        {screen}
      </button>
    </div>
  );
}

it('a second tap, and a third, press nothing of the screen that has come under the thumb; a later one does', async () => {
  await open(<Screens />);
  const tapAt = (timeStamp: number) =>
    act(async () => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      place.querySelector('button')?.dispatchEvent(define(click, { timeStamp }));
    });
  // An even number: if each pressed something, the first screen would be back.
  for (const tap of [1, 2, 3, 4]) await tapAt(tap * (settleDelay - 100));
  expect(place.textContent).toBe('home');
  // Stamps begin anew after the background.
  await tapAt(20);
  expect(place.textContent).toBe('gate');
  await tapAt(5 * settleDelay);
  expect(place.textContent).toBe('home');
});

const refuse = () => {
  throw new TypeError('Illegal invocation');
};
it.each<[string, unknown]>([
  ['missing', undefined],
  ['refused at once', { request: refuse }],
  ['without a promise', { request: () => undefined }],
  ['silent', { request: () => new Promise(() => undefined) }],
])('a flip runs as ever with a wake lock that is %s', async (_, wakeLock) => {
  offerLock(wakeLock);
  await lockFor(started);
  await lockFor(idle);
});

it('two locks that come at once are both given back', async () => {
  const grants: ((lock: object) => void)[] = [];
  offerLock({ request: () => new Promise((resolve) => grants.push(resolve)) });
  await lockFor(started);
  hide(false);
  const release = vi.fn(async () => undefined);
  await act(async () => {
    for (const grant of grants) grant({ released: false, release });
  });
  await lockFor(idle);
  expect(release).toHaveBeenCalledTimes(2);
});

const made = vi.fn();
/** The page plays its cues by this `AudioContext`, anew. @returns its clock, which is set by hand */
async function play(context?: object) {
  made.mockClear();
  if (context)
    vi.stubGlobal('AudioContext', function audio() {
      made();
      return context;
    });
  vi.resetModules();
  const { useCues } = await import('@/app/flip-method-app/flip/cues');
  const clock = new FlipClock();
  const moment = createStore<FlipMoment>({ state: idle, now: 0 });
  Object.assign(clock, { moment });
  await call(() => useCues(clock, true, preferences));
  return moment;
}

it('a flip begins as ever without sound in the browser, or with a cue that fails', async () => {
  vi.stubGlobal('reportError', vi.fn());
  const broken = Object.defineProperty({ state: 'running' }, 'currentTime', { get: refuse });
  for (const context of [undefined, broken]) {
    const moment = await play(context);
    expect(() => moment.set({ state: started, now: 0 })).not.toThrow();
  }
  expect(reportError).toHaveBeenCalledTimes(1);
});

it('what could not sound before the first tap does not sound all at once with it', async () => {
  let tap: () => void = () => undefined;
  const resumed = new Promise<void>((resolve) => (tap = resolve));
  const createTone = vi.fn();
  vi.stubGlobal('OscillatorNode', createTone);
  const moment = await play({ state: 'suspended', resume: () => resumed });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  moment.set({ state: begin(true), now: 0 });
  vi.mocked(performance.now).mockReturnValue(9_000);
  await act(async () => tap());
  expect(createTone).not.toHaveBeenCalled();
});

it('no sound is made ready before there is a gesture, as it would stay silent', async () => {
  await play({ state: 'running' });
  const activation = { isActive: false };
  define(navigator, { userActivation: activation });
  dispatchEvent(new Event('pointerdown'));
  expect(made).not.toHaveBeenCalled();
  activation.isActive = true;
  dispatchEvent(new Event('pointerup'));
  expect(made).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'userActivation');
});

it('sound that a call has interrupted is resumed at the next tap, and replaced if that is refused', async () => {
  const resume = vi.fn(() => Promise.reject(new DOMException('A call.', 'InvalidStateError')));
  await play({ state: 'interrupted', resume });
  for (const taps of [1, 2]) {
    dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(resume).toHaveBeenCalledTimes(taps);
  }
  expect(made).toHaveBeenCalledTimes(2);
});

it('the switches say where the device has no voice or sound, or cannot vibrate', async () => {
  const toggle = (cue: string) => place.querySelector<HTMLButtonElement>(`#cue-${cue}`);
  // As Chrome names it on Android, where Firefox says `eng-GBR`.
  const british = { localService: true, lang: 'en_GB' };
  const others = [
    { localService: false, lang: 'en-GB' },
    { localService: true, lang: 'de-DE' },
    { localService: true, lang: 'en-GB', name: 'Microsoft Sonia Online (Natural)' },
  ];
  for (const voices of [[british], others]) {
    vi.stubGlobal('speechSynthesis', { getVoices: () => voices });
    await open(<OptionsPanel />);
    await act(async () => toggle('voice')?.click());
    const has = voices !== others;
    expect(toggle('voice')).toMatchObject({ disabled: !has, ariaChecked: String(has) });
    expect(place.textContent).toContain(has ? optionsWords.voice.text : optionsWords.voice.unavailable);
  }
  for (const cue of ['sound', 'vibration'] as const) {
    expect(toggle(cue)?.disabled).toBe(true);
    expect(place.textContent).toContain(optionsWords[cue].unavailable);
  }
});

/** The voice of the exercise with an engine that ends a speech late, and with it what was queued meanwhile. */
async function speaking() {
  vi.useFakeTimers();
  const said: string[] = [];
  const speech = {
    speaking: false,
    pending: false,
    getVoices: () => [{ localService: true, lang: 'eng-GBR' }],
    speak({ text }: { text: string }) {
      said.push(text);
      speech.speaking = true;
    },
    cancel: vi.fn(() => {
      speech.speaking = false;
      const late = said.length;
      setTimeout(() => said.splice(late), 20);
    }),
  };
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', function utterance(this: object, text: string) {
    Object.assign(this, { text });
  });
  vi.resetModules();
  (await import('@/app/flip-method-app/shell/preferences')).setPreferences({ voice: true });
  const { useVoice } = await import('@/app/flip-method-app/flip/voice');
  /** Shows a state of the flip for a second. */
  const at = async (change: object, isPaused = false) => {
    const state = { ...started, technique: null, ...change } as typeof started;
    await call(() => useVoice(stageOf(state, 0), isPaused));
    await act(async () => vi.advanceTimersByTimeAsync(1_000));
  };
  return { said, speech, at };
}

it('says each line where a browser drops what comes right after the end of another', async () => {
  const { said, speech, at } = await speaking();
  await at({});
  expect(said).toHaveLength(1);
  expect(speech.cancel).not.toHaveBeenCalled();
  await at({ step: 'thank', actionNeeded: false, technique: 'plan-dinner' });
  expect(said).toHaveLength(2);
});

it('after YES the voice says to act first; it stops for a dialog and in a hidden tab, and repeats nothing', async () => {
  const { said, speech, at } = await speaking();
  const { messages, flip } = flipWords;
  const yes = { step: 'flip', actionNeeded: true };
  await at(yes);
  expect(said).toEqual([
    expect.stringContaining(`${messages.action.title}. ${messages.action.text} Flip it.`),
  ]);
  await at(yes, true);
  expect(speech.cancel).toHaveBeenCalledTimes(1);
  await at(yes);
  expect(said).toHaveLength(1);
  await at({ ...yes, step: 'complete', technique: 'plan-dinner' });
  expect(said[1]).toContain(flip.actFirst);
  hide(true);
  expect(speech.cancel).toHaveBeenCalledTimes(2);
  await at({});
  expect(said).toHaveLength(2);
  hide(false);
});
