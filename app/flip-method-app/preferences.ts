import { useSyncExternalStore } from 'react';
import { type Pace, paces } from '@/lib/domain/flip/steps';

/** How the exercise guides this device's person. It never leaves the device. */
export interface Preferences {
  pace: Pace;
  sound: boolean;
  vibration: boolean;
}

const KEY = 'flip.preferences';
const first: Preferences = { pace: 'four', sound: false, vibration: false };
const listeners = new Set<() => void>();
let kept: Preferences | undefined;

function read(): Preferences {
  if (kept) return kept;
  kept = first;
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (saved && typeof saved === 'object') {
      const { pace, sound, vibration } = saved as Record<string, unknown>;
      kept = {
        pace: paces.find((each) => each === pace) ?? first.pace,
        sound: sound === true,
        vibration: vibration === true,
      };
    }
  } catch {
    // A browser that forbids storage, or a broken entry: the first ones are always right.
  }
  return kept;
}

export function setPreferences(change: Partial<Preferences>) {
  kept = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // They hold until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => first,
  );
}
