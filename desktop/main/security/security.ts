import { app, type Session, shell, type WebContents } from 'electron';
import { isOutward, isOwnPage } from './links.js';
import type { Log } from '../log.js';

/** Pages get no camera, no place, no notifications of their own, no devices: the admin needs none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_, __, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

/** Every page stays where it is: links open in the system's browser, everything else is refused and noted. */
export function confineContents(log: Log): void {
  app.on('web-contents-created', (_, contents) => {
    confine(contents, log);
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}

function confine(contents: WebContents, log: Log): void {
  const stay = (event: { preventDefault(): void }, url: string) => {
    if (isOwnPage(url)) return;
    event.preventDefault();
    log.warn(`refused to leave for ${originOf(url)}`);
  };
  contents.on('will-navigate', (event, url) => stay(event, url));
  contents.on('will-redirect', (event, url) => stay(event, url));
  contents.setWindowOpenHandler(({ url }) => {
    if (isOutward(url)) void shell.openExternal(url).catch(() => log.warn('no program opens this link'));
    else log.warn(`refused to open ${originOf(url)}`);
    return { action: 'deny' };
  });
}

/** Addresses may carry secrets in their paths, so only the origin is noted. */
function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return 'a malformed address';
  }
}
