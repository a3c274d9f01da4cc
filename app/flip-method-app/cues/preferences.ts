import { type Pace, paces } from '@/lib/domain/flip/steps';
import { createStore, useStore } from '../create-store';

/** What this device's person has chosen. It never leaves the device. */
export interface Preferences {
  pace: Pace;
  sound: boolean;
  vibration: boolean;
  /** Of the sound, in percent. */
  loudness: number;
  /** Offers that have been answered and are not made again. */
  answered: readonly Offer[];
}

export type Offer = 'slower' | 'install';

const KEY = 'flip.preferences';
const defaults: Preferences = { pace: 'four', sound: false, vibration: false, loudness: 50, answered: [] };
const store = createStore(defaults, read);

function read(): Preferences {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (saved && typeof saved === 'object') {
      const { pace, sound, vibration, loudness, answered } = saved as Record<string, unknown>;
      const isLoudness = typeof loudness === 'number' && loudness > 0 && loudness <= 100;
      const offers = Array.isArray(answered) ? answered : [];
      return {
        pace: paces.find((each) => each === pace) ?? defaults.pace,
        sound: sound === true,
        vibration: vibration === true,
        loudness: isLoudness ? loudness : defaults.loudness,
        answered: (['slower', 'install'] as const).filter((offer) => offers.includes(offer)),
      };
    }
  } catch {
    // A browser that forbids storage, or a broken entry: the defaults are always right.
  }
  return defaults;
}

export function setPreferences(change: Partial<Preferences>) {
  store.set({ ...store.get(), ...change });
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // They hold until the page is closed.
  }
}

/** Says that an offer has been taken or declined. */
export function answerOffer(offer: Offer, change: Partial<Preferences> = {}) {
  setPreferences({ ...change, answered: [...store.get().answered, offer] });
}

export function usePreferences(): Preferences {
  return useStore(store);
}
