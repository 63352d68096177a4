import { join, normalize, sep } from 'node:path';
import { appOrigin, keptPath } from '../../channels.js';

/** What the app's own address shows. */
export type Served = {
  readonly pagesFolder: string;
  /** Path of a kept file by its name. */
  readonly keptFile: (name: string) => string;
};

/** The file that an address of ours stands for, null when it points outside. */
export function pathFor(url: string, { pagesFolder, keptFile }: Served): string | null {
  let path: string;
  try {
    const { protocol, host, pathname } = new URL(url);
    if (`${protocol}//${host}` !== appOrigin) return null;
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  if (path.startsWith(keptPath)) {
    // `/kept/<key>.<extension>/<name>`: the name is for people only.
    const [file = ''] = path.slice(keptPath.length).split('/');
    return /^[\w-]+(\.[a-z0-9]+)?$/.test(file) ? keptFile(file) : null;
  }
  const full = normalize(join(pagesFolder, path === '/' ? 'index.html' : path));
  return full.startsWith(pagesFolder + sep) ? full : null;
}
