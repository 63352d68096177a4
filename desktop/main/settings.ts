import Store from 'electron-store';
import { z } from 'zod';
import { windowPlace } from './window/windowPlace.js';

export const themes = ['system', 'light', 'dark'] as const;

/** Invalid values in the file count as missing. */
const settings = z.object({
  /** The server that a person chose, and which preset the environment gave at that time. */
  server: z.object({ url: z.string(), preset: z.string().nullable() }).nullable().catch(null),
  window: windowPlace.nullable().catch(null),
  theme: z.enum(themes).catch('system'),
});

export type Settings = z.output<typeof settings>;

export type SettingsStore = ReturnType<typeof openSettings>;

/** Settings in userData. */
export function openSettings() {
  const store = new Store({ name: 'settings', clearInvalidConfig: true });
  return {
    get: <K extends keyof Settings>(name: K): Settings[K] => settings.parse(store.store)[name],
    set: <K extends keyof Settings>(name: K, value: Settings[K]): void => store.set(name, value),
  };
}
