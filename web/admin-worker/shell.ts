import { adminPath } from '../render/adminAddresses.js';

// The build writes both (web/server/writeAssets.ts).
declare const builtFiles: readonly string[];
declare const builtVersion: string;

/** Of this deployment; a worker with other files is another worker. */
const cacheName = `admin-${builtVersion}`;

/** How long the server's document may take before the kept one is shown, in ms. */
const limitMs = 3_000;

const files = new Set(builtFiles);

/** Whether a path is one of the files that the admin's document needs. */
export const isBuiltFile = (path: string): boolean => files.has(path);

/**
 * Keeps the document of the admin and its files. No answer of the API is kept, and the document has nothing of a person.
 * @throws if the document is of another deployment than this worker: the browser tries again at the next visit
 */
export async function keepShell(): Promise<void> {
  const document = await fetch(adminPath, { cache: 'no-store' });
  const named = (await document.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  if (!document.ok || named.some((path) => !isBuiltFile(path))) throw new Error('Of another deployment');
  const cache = await caches.open(cacheName);
  await cache.addAll([...files]);
  await cache.put(adminPath, document);
}

/** Drops what earlier deployments kept. */
export async function dropOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('admin-') && name !== cacheName);
  await Promise.all(names.map((name) => caches.delete(name)));
}

const kept = (address: string | Request) => caches.match(address, { cacheName });

/** The server's document, or the kept one where the server does not answer in time or cannot. */
export async function openShell(request: Request): Promise<Response> {
  const asked = fetch(request);
  const answer = await Promise.race([
    asked.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, limitMs, null)),
  ]);
  if (answer && answer.status < 500) return answer;
  return (await kept(adminPath)) ?? asked;
}

/** A file of the admin; its name changes with its content. */
export async function openFile(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}
