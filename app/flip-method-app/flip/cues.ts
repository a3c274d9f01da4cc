import { type MouseEvent, type SyntheticEvent, type TouchEvent, useEffect, useRef } from 'react';
import { tryTo } from '@/lib/device/device';
import { type Cue, cueBetween, type FlipState, settleDelay } from '@/lib/domain/flip';
import type { Preferences } from '../shell/preferences';
import type { FlipClock } from './clock';

/** Soft sine notes, synthesised on the device: nothing to download. */
let context: AudioContext | undefined;

/** Missing in iOS Lockdown Mode and in Tor's browser. */
export const hasSound = () => Boolean(window.AudioContext);

/** Milliseconds. A cue that the browser would let sound only later, with the next tap, is left out. */
const MAX_CUE_DELAY_MS = 300;

/** Resumes the audio context, which a phone call interrupts on iOS; browsers allow it only during a user gesture. */
function readySound(play: () => void = () => undefined) {
  // WebKit keeps a context silent for good that was made outside a gesture, and says that it runs.
  if (!hasSound() || (!context && navigator.userActivation?.isActive === false)) return;
  context ??= new AudioContext();
  if (context.state === 'running') return play();
  const due = performance.now();
  context.resume().then(
    () => performance.now() - due < MAX_CUE_DELAY_MS && play(),
    () => {
      // This context stays silent from now on; the next tap makes another.
      context = undefined;
    },
  );
}

/** @param frequency hertz; @param after seconds from now; @param length seconds; @param loudness 0 to 1 */
function note(frequency: number, after: number, length: number, loudness: number) {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

const SCALE = [293.66, 369.99, 440, 587.33] as const;

const PULSE = 90;
const PAUSE = 110;
const TAP = 25;
const LONG = 500;

/** Plays sound and vibration cues, each optional: the step, each second, a question, the end. */
export function useCues(clock: FlipClock, running: boolean, preferences: Preferences) {
  const wanted = useRef(preferences);
  wanted.current = preferences;

  useEffect(() => {
    let seen = clock.moment.get();
    return clock.moment.subscribe(() => {
      const cue = cueBetween(seen, clock.moment.get());
      seen = clock.moment.get();
      if (!cue) return;
      try {
        if (wanted.current.vibration) navigator.vibrate?.(patternOf(cue));
        if (wanted.current.sound) readySound(() => play(cue));
      } catch (error) {
        // The clock calls this, and a cue that fails must not stop it.
        void tryTo(() => reportError(error));
      }
    });
  }, [clock]);

  const { sound } = preferences;
  useEffect(() => {
    if (!running || !sound) return;
    // A flip started by a link has no sound until the first user gesture: browsers block it.
    const stop = new AbortController();
    // A finger's gesture counts when it is lifted.
    for (const event of ['pointerdown', 'pointerup', 'keydown'])
      addEventListener(event, () => tryTo(() => readySound()), { signal: stop.signal });
    return () => stop.abort();
  }, [running, sound]);
}

/** As many rising notes as the number of the step, 1 to 4; one note for a question or a second; a long chord at the end. */
function play(cue: Cue) {
  if (cue.kind === 'turn') note(440, 0, 0.22, 0.1);
  else if (cue.kind === 'second') note(220, 0, 0.09, 0.07);
  else if (cue.kind === 'step')
    for (const [index, pitch] of SCALE.slice(0, cue.number).entries()) note(pitch, index * 0.16, 0.5, 0.16);
  else for (const [index, pitch] of SCALE.entries()) note(pitch, index * 0.06, 1.8, 0.11);
}

function patternOf(cue: Cue): number | number[] {
  if (cue.kind === 'step') return Array.from({ length: cue.number }, () => [PULSE, PAUSE]).flat();
  if (cue.kind === 'turn') return PULSE;
  return cue.kind === 'second' ? TAP : LONG;
}

/** Milliseconds in one step, after which the person is taken to have fallen asleep, or to be on the phone. */
const AWAKE_MS = 120_000;

/** Keeps the screen on while a flip runs; not at its end, nor while it waits in a dialog. */
export function useWakeLock(flip: FlipState) {
  const isRunning = flip.step !== 'idle' && flip.step !== 'complete' && flip.pausedAt === null;
  const step = isRunning ? flip.step : null;
  useEffect(() => {
    if (step === null) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const isHeld = () => lock !== undefined && !lock.released;
    // Missing in some browsers, and refused when the battery is low, for example.
    const take = () =>
      tryTo(async () => {
        // The browser releases it whenever the page is hidden.
        if (document.hidden || isHeld()) return;
        const granted = await navigator.wakeLock.request('screen');
        if (over || isHeld()) await granted.release();
        else lock = granted;
      });
    const stop = () => {
      over = true;
      document.removeEventListener('visibilitychange', take);
      void tryTo(() => lock?.release());
    };
    void take();
    document.addEventListener('visibilitychange', take);
    const timer = setTimeout(stop, AWAKE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [step]);
}

/** Within this many pixels of each other, two taps are meant for one place. */
const THUMB_PX = 48;

/** A second tap would close what the first has opened. */
const isToggle = (control: Element | null) => control?.hasAttribute('aria-expanded') ?? false;

/**
 * Keeps the second tap of a double tap, and a third, from pressing what has come under the thumb, which may be a telephone number.
 * @param screen what is shown; outside the flip, controls move only when another screen is
 * @returns handlers for an element around all controls
 */
export function useSingleTaps(screen: string) {
  const last = useRef<{ control: Element; screen: string; at: number; x: number; y: number }>(null);
  const controlOf = ({ target }: SyntheticEvent) => (target as Element).closest('a, button, summary');
  const hold = (event: SyntheticEvent, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const before = last.current;
    const control = controlOf(event);
    const since = event.timeStamp - (before?.at ?? 0);
    // Below zero where stamps begin anew, as on an iPhone after the background.
    if (!before || since < 0 || since >= settleDelay) return false;
    if (screen === 'flip' ? control === before.control && !isToggle(control) : screen === before.screen)
      return false;
    if (Math.hypot(clientX - before.x, clientY - before.y) >= THUMB_PX) return false;
    before.at = event.timeStamp;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    // Without its click.
    onTouchEndCapture: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (touch) hold(event, touch);
    },
    onClickCapture: (event: MouseEvent) => {
      // A key, or a screen reader, presses what it names.
      if (event.detail === 0 || hold(event, event)) return;
      const control = controlOf(event);
      last.current = control && { control, screen, at: event.timeStamp, x: event.clientX, y: event.clientY };
    },
  };
}
