import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app, type Session, shell } from 'electron';
import { log } from '../log.js';
import { isExternal, isFramed, isOwnPage, parseUrl } from './policy.js';

/** What `npm run desktop:package` wrote to the package's manifest under this name. */
export function packagedValue(name: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'));
  return new Map(Object.entries(manifest ?? {})).get(name);
}

/** A release (`desktop:package -- --release`) has a fuse for the inspector's switches, but none for Chromium's. */
export function refuseDebugging(): void {
  if (packagedValue('isRelease') === undefined) return;
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) app.commandLine.removeSwitch(name);
}

/** Pages get no camera, location, notifications or devices: the admin needs none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_, __, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/**
 * No page navigates away: links open in the system's browser, everything else is refused and logged. A frame stays on the
 * site, as the page's policy says too.
 * @param serverUrl address of the chosen server
 */
export function restrictNavigation(serverUrl: () => string | null): void {
  // Addresses may contain secrets in their paths, so only the origin is logged.
  const refuse = (url: string) =>
    log.warn(`refused to open ${parseUrl(url)?.origin ?? 'a malformed address'}`);
  const stay = (event: { preventDefault(): void }, url: string, isFrame = false) => {
    if (isFrame ? isFramed(url, serverUrl()) : isOwnPage(url)) return;
    event.preventDefault();
    refuse(url);
  };
  app.on('web-contents-created', (_, contents) => {
    contents.on('will-navigate', (event, url) => stay(event, url));
    // Electron before 25 has only the page's policy for what a frame does by itself.
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame) stay(event, event.url, true);
    });
    contents.on('will-redirect', (event, url, ...[, isMainFrame]) => stay(event, url, !isMainFrame));
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (isExternal(url)) void shell.openExternal(url).catch(() => log.warn('no program opens this link'));
      else refuse(url);
      return { action: 'deny' };
    });
  });
}
