import { request } from '@ritmi/shared/client/request';
import type { Bridge } from '../../messages.js';

/** The address is stored, so that it is known while the server is unavailable. */
const documentName = 'site';
const timeoutMs = 1_500;

/** Address of the public site, null when it is unknown. The site has its API under `/api`; any other API names its site. */
export async function siteAddress(
  bridge: Pick<Bridge, 'readDocument' | 'writeDocument'>,
  serverUrl: string,
  onError: (error: unknown) => void,
): Promise<string | null> {
  if (serverUrl.endsWith('/api')) return serverUrl.slice(0, -'/api'.length);
  const stored = await bridge.readDocument(documentName);
  const fetched = fetchAddress(serverUrl).then(async (address) => {
    if (address && address !== stored)
      await bridge.writeDocument({ name: documentName, text: address, files: [] });
    return address;
  }, onError);
  return stored ?? (await fetched) ?? null;
}

async function fetchAddress(serverUrl: string): Promise<string | null> {
  const connection = { baseUrl: serverUrl, isStrict: true, timeoutMs };
  const { value } = await request<{ site?: unknown }>(connection, { path: '/readyz' });
  const { site } = value;
  if (typeof site !== 'string' || !/^https?:/.test(site)) return null;
  // An address on the server's own computer cannot be opened from others.
  const isLocal = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
  return isLocal(site) && !isLocal(serverUrl) ? null : site.replace(/\/+$/, '');
}
