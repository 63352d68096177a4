import { join, normalize, sep } from 'node:path';
import { appOrigin, filesPath, framedSite } from '../../messages.js';

const externalProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Parses an address; null when the text is not one. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Whether a link may be opened by the system's own programs. */
export function isExternal(url: string): boolean {
  return externalProtocols.includes(parseUrl(url)?.protocol ?? '');
}

/** The app's one page, whatever its hash says. */
export function isOwnPage(url: string): boolean {
  const [page] = url.split(/[?#]/);
  return page === `${appOrigin}/` || page === `${appOrigin}/index.html`;
}

/** Whether a frame of the app's page may go there: previews of the site, and what the app writes into a frame itself. */
export function isFramed(url: string, serverUrl: string | null): boolean {
  if (url === 'about:blank' || url === 'about:srcdoc') return true;
  const site = framedSite(serverUrl);
  return site !== null && parseUrl(url)?.origin === new URL(site).origin;
}

export type ServedFolders = {
  readonly pagesFolder: string;
  /** Path of a stored file by its name. */
  readonly fileOf: (name: string) => string;
};

/** The file behind one of the app's own addresses, null when there is none. */
export function servedPath(url: string, { pagesFolder, fileOf }: ServedFolders): string | null {
  const { protocol, host, pathname } = parseUrl(url) ?? {};
  if (`${protocol}//${host}` !== appOrigin) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname ?? '');
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  if (path.startsWith(filesPath)) {
    // `/kept/<key>.<extension>/<name>`: the name is only for people to read.
    const [file = ''] = path.slice(filesPath.length).split('/');
    return /^[\w-]+(\.[a-z0-9]+)?$/.test(file) ? fileOf(file) : null;
  }
  const full = normalize(join(pagesFolder, path === '/' ? 'index.html' : path));
  return full.startsWith(pagesFolder + sep) ? full : null;
}

/**
 * Content-Security-Policy of the app's page. Scripts come from the app alone, calls go to the chosen server alone, and so
 * do frames, which show previews of its site (docs/decisions/208).
 * Pictures may come from anywhere on https, because editors may enter addresses; styled-components needs inline styles.
 */
export function contentPolicy(serverUrl: string | null, devServer: string | null = null): string {
  const server = serverUrl ? new URL(serverUrl).origin : '';
  const site = framedSite(serverUrl);
  const dev = devServer ? `${devServer} ${devServer.replace(/^http/, 'ws')}` : '';
  const pictures = `'self' blob: data: https: ${server}`;
  const rules: Record<string, string> = {
    'default-src': "'none'",
    // The development server's reload client is an inline script; the packaged app has none.
    'script-src': devServer ? `'self' 'unsafe-inline'` : `'self'`,
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': pictures,
    'media-src': pictures,
    'connect-src': `'self' blob: ${server} ${dev}`,
    'frame-src': site ? new URL(site).origin : "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.trim().replace(/ +/g, ' ')}`)
    .join('; ');
}
