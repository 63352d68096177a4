import { useSyncExternalStore } from 'react';

/** A value outside of React that components subscribe to. */
export type Store<T> = {
  /** The same value until it changes. */
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = value;
  return {
    get: () => current,
    set(next) {
      current = next;
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

/** Renders again whenever the value changes. */
export function useStore<T>({ get, subscribe }: Omit<Store<T>, 'set'>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** On the root element of a page of the site once it is hydrated. */
export const hydratedMark = 'data-hydrated';

const never = () => () => undefined;

/**
 * False on the server and during hydration, true afterwards: what needs JavaScript is shown only then, and the HTML
 * stays usable without it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
