import { useEffect, useRef } from 'react';
import { type Cue, cueBetween } from '@/lib/domain/flip/cues';
import type { FlipClock } from '../clock/flip-clock';
import type { Preferences } from './preferences';
import { playComplete, playStep, playTick, playTurn, readySound, setLoudness } from './sound';

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
