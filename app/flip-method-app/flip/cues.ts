import { useEffect, useRef } from 'react';
import { type Cue, cueBetween } from '@/lib/domain/flip/time';
import type { Preferences } from '../home/preferences';
import type { FlipClock } from './clock';

/** Soft sine notes, synthesised on the device: nothing to download. */
let context: AudioContext | undefined;

/** Resumes the audio context; browsers allow it only during a user gesture. */
function readySound() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Slider position in percent at which notes play at their base volume; at 100 they are twice as loud. */
const MIDDLE = 50;
let volume = 1;

/** @param loudness percent */
function setLoudness(loudness: number) {
  volume = loudness / MIDDLE;
}

/** @param frequency hertz; @param after seconds from now; @param length seconds; @param loudness 0 to 1 */
function note(frequency: number, after: number, length: number, loudness: number) {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * volume, start + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

const SCALE = [293.66, 369.99, 440, 587.33] as const;

/** As many rising notes as the number of the step, 1 to 4. */
function playStep(step: number) {
  for (const [index, frequency] of SCALE.slice(0, step).entries()) note(frequency, index * 0.16, 0.5, 0.16);
}

/** A question appears, or was answered. */
function playTurn() {
  note(440, 0, 0.22, 0.1);
}

/** A second has passed. */
function playTick() {
  note(220, 0, 0.09, 0.07);
}

/** The flip is complete: a long chord. */
function playComplete() {
  for (const [index, frequency] of SCALE.entries()) note(frequency, index * 0.06, 1.8, 0.11);
}

/** Plays a sample while the slider moves. */
export function previewSound(loudness: number) {
  setLoudness(loudness);
  readySound();
  playStep(1);
}

const PULSE = 90;
const PAUSE = 110;
const TAP = 25;
const LONG = 500;

export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Plays sound and vibration cues, each optional: the step, each second, a question, the end. */
export function useCues(clock: FlipClock, running: boolean, preferences: Preferences) {
  const wanted = useRef(preferences);
  wanted.current = preferences;

  useEffect(() => {
    let seen = clock.moment.get();
    return clock.moment.subscribe(() => {
      const cue = cueBetween(seen, clock.moment.get());
      seen = clock.moment.get();
      if (cue && wanted.current.sound) play(cue);
      if (cue && wanted.current.vibration) navigator.vibrate?.(patternOf(cue));
    });
  }, [clock]);

  const { sound, loudness } = preferences;
  useEffect(() => setLoudness(loudness), [loudness]);
  useEffect(() => {
    if (!running || !sound) return;
    // A flip started by a link has no sound until the first user gesture: browsers block it.
    addEventListener('pointerdown', readySound);
    addEventListener('keydown', readySound);
    return () => {
      removeEventListener('pointerdown', readySound);
      removeEventListener('keydown', readySound);
    };
  }, [running, sound]);
}

function play(cue: Cue) {
  readySound();
  if (cue.kind === 'step') playStep(cue.number);
  else if (cue.kind === 'turn') playTurn();
  else if (cue.kind === 'second') playTick();
  else playComplete();
}

function patternOf(cue: Cue): number | number[] {
  if (cue.kind === 'step') return Array.from({ length: cue.number }, () => [PULSE, PAUSE]).flat();
  if (cue.kind === 'turn') return PULSE;
  return cue.kind === 'second' ? TAP : LONG;
}

/** Keeps the screen on while a flip runs. */
export function useWakeLock(running: boolean) {
  useEffect(() => {
    if (!running || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    navigator.wakeLock
      .request('screen')
      .then((granted) => {
        lock = granted;
        if (over) void granted.release();
      })
      .catch(() => undefined); // Refused when the battery is low, for example.
    return () => {
      over = true;
      void lock?.release();
    };
  }, [running]);
}
