import { request } from '@ritmi/shared/client/request';
import type { Bridge } from '../../messages.js';

/** Where it is kept for times without a server. */
const documentName = 'site';
const patienceMs = 1_500;

type Parts = {
  readonly bridge: Pick<Bridge, 'readDocument' | 'writeDocument'>;
  readonly serverUrl: string;
  readonly onFault: (error: unknown) => void;
};

/** Address of the public site, null when nothing says it. It has its API under `/api`; an API that stands alone tells. */
export async function siteAddress({ bridge, serverUrl, onFault }: Parts): Promise<string | null> {
  if (serverUrl.endsWith('/api')) return serverUrl.slice(0, -'/api'.length);
  const kept = await bridge.readDocument(documentName);
  const asked = askServer(serverUrl).then(async (told) => {
    if (told && told !== kept) await bridge.writeDocument({ name: documentName, text: told, files: [] });
    return told;
  }, onFault);
  return kept ?? (await asked) ?? null;
}

async function askServer(serverUrl: string): Promise<string | null> {
  const connection = { baseUrl: serverUrl, isStrict: true, timeoutMs: patienceMs };
  const { value } = await request<{ site?: unknown }>(connection, { path: '/readyz' });
  const { site } = value;
  if (typeof site !== 'string' || !/^https?:/.test(site)) return null;
  // A server that says where it is on its own computer says nothing to others.
  const isNear = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  return isNear(site) && !isNear(serverUrl) ? null : site.replace(/\/+$/, '');
}
