import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** @returns how to stop */
  subscribe(listener: () => void): () => void;
  /** What stands there until the browser has taken over from the server. */
  readonly initial: Value;
}

/**
 * @param initial what the server renders, too
 * @param load reads the first value in the browser, when it is first asked for
 */
export function createStore<Value>(initial: Value, load: () => Value = () => initial): Store<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  return {
    initial,
    get() {
      current ??= { value: load() };
      return current.value;
    },
    set(value) {
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
