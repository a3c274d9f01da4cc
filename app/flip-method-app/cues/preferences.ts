import { type Pace, paces } from '@/lib/domain/flip/steps';
import { createStore, useStore } from '../create-store';

/** How the exercise guides this device's person. It never leaves the device. */
export interface Preferences {
  pace: Pace;
  sound: boolean;
  vibration: boolean;
}

const KEY = 'flip.preferences';
const first: Preferences = { pace: 'four', sound: false, vibration: false };
const store = createStore(first, read);

function read(): Preferences {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (saved && typeof saved === 'object') {
      const { pace, sound, vibration } = saved as Record<string, unknown>;
      return {
        pace: paces.find((each) => each === pace) ?? first.pace,
        sound: sound === true,
        vibration: vibration === true,
      };
    }
  } catch {
    // A browser that forbids storage, or a broken entry: the first ones are always right.
  }
  return first;
}

export function setPreferences(change: Partial<Preferences>) {
  store.set({ ...store.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // They hold until the page is closed.
  }
}

export function usePreferences(): Preferences {
  return useStore(store);
}
