import type { Guidance } from '@/components/flip/options-panel';
import { paces } from '@/lib/domain/flip/steps';
import { createStore, useStore } from '../create-store';

/** What this device's person has chosen. It never leaves the device. */
export interface Preferences extends Guidance {
  /** Offers that have been answered and are not made again. */
  answered: readonly Offer[];
  /** Whose waits this device keeps, by the names of `notebook/owner.ts`. */
  keeps: readonly string[];
  /** Who has stepped back to fewer screens. */
  steppedBack: readonly string[];
}

const offers = ['slower', 'install', 'ease'] as const;
export type Offer = (typeof offers)[number];

const KEY = 'flip.preferences';
const defaults: Preferences = {
  pace: 'four',
  sound: false,
  vibration: false,
  loudness: 50,
  answered: [],
  keeps: [],
  steppedBack: [],
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const namesIn = (value: unknown) => listOf(value).filter((each) => typeof each === 'string');
const store = createStore(defaults, read);

function read(): Preferences {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (saved && typeof saved === 'object') {
      const { pace, sound, vibration, loudness, answered, keeps, steppedBack } = saved as Record<
        string,
        unknown
      >;
      const isLoudness = typeof loudness === 'number' && loudness > 0 && loudness <= 100;
      return {
        pace: paces.find((each) => each === pace) ?? defaults.pace,
        sound: sound === true,
        vibration: vibration === true,
        loudness: isLoudness ? loudness : defaults.loudness,
        answered: offers.filter((offer) => listOf(answered).includes(offer)),
        keeps: namesIn(keeps),
        steppedBack: namesIn(steppedBack),
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

/** Whether this device keeps the waits of this owner. */
export function keepsWaits(owner: string): boolean {
  return store.get().keeps.includes(owner);
}

/** Notes that a person wants something, or does not any more. */
export function setWish(wish: 'keeps' | 'steppedBack', owner: string, wanted: boolean) {
  const others = store.get()[wish].filter((each) => each !== owner);
  setPreferences({ [wish]: wanted ? [...others, owner] : others });
}
