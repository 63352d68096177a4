import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressChoice, AddressResult, StoredSession } from '../../messages.js';
import { log } from '../log.js';
import type { SettingsStore } from '../settings.js';
import { openOrSetAside } from '../storage/disk.js';
import { openDocumentStore } from '../storage/documentStore.js';
import { baseOf, findServer, isInsecure, parseAddress, type Probe } from './addresses.js';
import type { TokenStore } from './tokenStore.js';

type Parts = {
  readonly userData: string;
  /** AGENCY_API_URL */
  readonly preset: string | undefined;
  readonly settings: Pick<SettingsStore, 'get' | 'set'>;
  readonly tokens: TokenStore;
  readonly probe: Probe;
  /** Called after the app has changed to another address. */
  readonly onChange: () => void;
};

export type Server = Awaited<ReturnType<typeof openServer>>;

/** The server that the app works with, and what belongs to it: session, drafts, outboxes. */
export async function openServer({ userData, settings, tokens, probe, onChange, ...parts }: Parts) {
  const preset = presetUrl(parts.preset);
  const chosen = settings.get('server');
  // A choice in the settings is kept across restarts with the same preset; a new preset overrides an older choice.
  const first = chosen && (preset === null || chosen.preset === preset) ? chosen.url : preset;
  let current = first === null ? null : await open(first);

  async function open(url: string) {
    const parent = join(userData, 'kept');
    // One folder per server: what is queued for one must never be sent to another.
    const folder = join(parent, createHash('sha256').update(url).digest('hex').slice(0, 16));
    const create = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
    openOrSetAside(parent, () => openOrSetAside(folder, create));
    return { url, documents: await openDocumentStore(folder) };
  }

  function required() {
    if (!current) throw new Error('No server has been chosen');
    return current;
  }

  return {
    tokenProtection: tokens.protection,
    url: () => current?.url ?? null,
    session: () => current && tokens.read(current.url),
    writeSession: (session: StoredSession | null) =>
      session ? tokens.write(session, required().url) : tokens.clear(),
    documents: () => required().documents,

    use: async ({ address, allowsInsecure }: AddressChoice): Promise<AddressResult> => {
      const result = await findServer(address, allowsInsecure, probe);
      if ('problem' in result) {
        log.warn(`address refused: ${result.problem}`);
        return result;
      }
      // Everything that can fail comes first, so that on failure the app stays with its server.
      const next = result.url === current?.url ? current : await open(result.url);
      settings.set('server', { url: result.url, preset });
      if (next !== current) {
        await current?.documents.idle();
        current = next;
        tokens.clear();
        log.info(`server: ${new URL(next.url).origin}`);
        onChange();
      }
      return result;
    },

    idle: async () => current?.documents.idle(),
  };
}

function presetUrl(preset: string | undefined): string | null {
  if (!preset) return null;
  const parsed = parseAddress(preset);
  if ('problem' in parsed) log.warn('AGENCY_API_URL is not an address and is ignored');
  // A person who types such an address must confirm it. Nobody confirms a variable.
  else if (isInsecure(parsed.url)) log.warn('AGENCY_API_URL is http on a network and is ignored: use https');
  else return baseOf(parsed.url);
  return null;
}
