import Store from 'electron-store';
import { z } from 'zod';
import { windowPlace } from './window/windowPlace.js';

const shapes = {
  /** The server that a person chose, and which preset the environment gave at that time. */
  server: z.object({ url: z.string(), preset: z.string().nullable() }).nullable(),
  window: windowPlace.nullable(),
  theme: z.enum(['system', 'light', 'dark']),
} as const;

const defaults: Settings = { server: null, window: null, theme: 'system' };

export type Settings = { [K in keyof typeof shapes]: z.output<(typeof shapes)[K]> };

export type SettingsStore = ReturnType<typeof openSettings>;

/** Settings in userData; a value that a damaged or foreign file gives counts as absent. */
export function openSettings() {
  const store = new Store({ name: 'settings', clearInvalidConfig: true });
  return {
    get<K extends keyof Settings>(name: K): Settings[K] {
      const parsed = shapes[name].safeParse(store.get(name));
      return parsed.success ? (parsed.data as Settings[K]) : defaults[name];
    },
    set<K extends keyof Settings>(name: K, value: Settings[K]): void {
      store.set(name, value);
    },
  };
}
