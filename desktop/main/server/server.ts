import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressVerdict, StoredSession } from '../../channels.js';
import { baseOf, findServer, isInsecure, parseAddress, type Probe } from './addresses.js';
import { type Keep, openKeep } from '../kept/keep.js';
import { openOrSetAside } from '../kept/setAside.js';
import type { Log } from '../log.js';
import type { SettingsStore } from '../settings.js';
import type { TokenStore } from './tokenStore.js';

type Parts = {
  readonly userData: string;
  /** AGENCY_API_URL */
  readonly preset: string | undefined;
  readonly settings: Pick<SettingsStore, 'get' | 'set'>;
  readonly tokens: TokenStore;
  readonly probe: Probe;
  readonly log: Pick<Log, 'write' | 'warn'>;
  /** Called after another address has been taken. */
  readonly onChange: () => void;
};

export type Server = Awaited<ReturnType<typeof openServer>>;

/** The server that the app works with, and what belongs to it: session, drafts, outbox. */
export async function openServer({ userData, settings, tokens, probe, log, onChange, ...parts }: Parts) {
  const preset = presetUrl(parts.preset, log);
  const chosen = settings.get('server');
  // A choice in the settings outlives restarts with the same preset; a new preset wins over an old choice.
  let url = chosen && (preset === null || chosen.preset === preset) ? chosen.url : preset;
  let keep = url === null ? null : await keepOf(url);

  async function keepOf(serverUrl: string): Promise<Keep> {
    const kept = join(userData, 'kept');
    // What waits for one server must never be sent to another.
    const folder = join(kept, createHash('sha256').update(serverUrl).digest('hex').slice(0, 16));
    const prepare = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
    openOrSetAside(kept, () => openOrSetAside(folder, prepare, log.warn), log.warn);
    return openKeep(folder, log.warn);
  }

  function required<T>(value: T | null): T {
    if (value === null) throw new Error('No server has been chosen');
    return value;
  }

  return {
    tokenProtection: tokens.protection,
    url: () => url,
    session: () => (url === null ? null : tokens.read(url)),
    writeSession: (session: StoredSession) => tokens.write(session, required(url)),
    clearSession: () => tokens.clear(),
    keep: () => required(keep),

    async use(address: string, isInsisted: boolean): Promise<AddressVerdict> {
      const verdict = await findServer(address, isInsisted, probe);
      if ('problem' in verdict) {
        log.warn(`address refused: ${verdict.problem}`);
        return verdict;
      }
      const isOther = verdict.url !== url;
      // All that may fail comes first: until it is done the app stays with the server that it has.
      const next = isOther ? await keepOf(verdict.url) : keep;
      settings.set('server', { url: verdict.url, preset });
      if (isOther) {
        await keep?.idle();
        keep = next;
        url = verdict.url;
        tokens.clear();
        log.write(`server: ${new URL(url).origin}`);
        onChange();
      }
      return verdict;
    },

    isBusy: () => keep?.isBusy() ?? false,
    idle: async () => keep?.idle(),
  };
}

function presetUrl(preset: string | undefined, log: Pick<Log, 'warn'>): string | null {
  if (!preset) return null;
  const parsed = parseAddress(preset);
  if ('problem' in parsed) log.warn('AGENCY_API_URL is not an address and is ignored');
  // Who types such an address has to insist on it; a variable says nothing about who set it.
  else if (isInsecure(parsed.url)) log.warn('AGENCY_API_URL is http on a network and is ignored: use https');
  else return baseOf(parsed.url);
  return null;
}
