import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to. */
export interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** @returns an unsubscribe function */
  subscribe(listener: () => void): () => void;
  /** Value used during server rendering and hydration. */
  readonly initial: Value;
}

/**
 * @param initial also the value that the server renders
 * @param load reads the first value in the browser, on first access
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

/** A value of local storage that follows what other tabs do with it. A page in the back/forward cache hears of it when it comes back. */
export function createLocalStore<Value>(key: string, initial: Value, read: () => Value): Store<Value> {
  const store = createStore(initial, read);
  const follow = () => store.set(read());
  if (typeof window !== 'undefined') {
    addEventListener('storage', (event) => (event.key === key || event.key === null) && follow());
    addEventListener('pageshow', ({ persisted }) => persisted && follow());
  }
  return store;
}

export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Does one change after another, so that an earlier one never undoes a later one. */
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const next = lastChange.then(change);
  lastChange = next.catch(() => undefined);
  return next;
}

/** Whether the work is done, for what a device may refuse. */
export const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );
