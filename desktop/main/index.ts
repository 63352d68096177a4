import { join, resolve } from 'node:path';
import { app, nativeTheme, safeStorage, session } from 'electron';
import Store from 'electron-store';
import { openLinks } from './links.js';
import { log, openLog } from './log.js';
import { setMenu, showContextMenu } from './menu.js';
import { handleRequests } from './requests.js';
import { contentPolicy } from './security/policy.js';
import { declareScheme, serveScheme } from './security/scheme.js';
import { refuseDebugging, refusePermissions, restrictNavigation } from './security/security.js';
import { probe } from './server/probe.js';
import { openServer, type Server } from './server/server.js';
import { openTokenStore } from './server/tokenStore.js';
import { openSettings } from './settings.js';
import { openOrSetAside } from './storage/disk.js';
import { chooseLanguage } from './text.js';
import { checkForUpdates } from './updates.js';
import { checkSpelling, loadPage, openWindow } from './window/window.js';

/** Less than the 10 s that the contract allows. */
const quitLimitMs = 8_000;

refuseDebugging();

// Chromium has no Albanian; of its English locales this one writes dates with the day first.
app.commandLine.appendSwitch('lang', 'en-GB');

// The single-instance lock is in userData, so set its path first.
if (process.env.AGENCY_USER_DATA) app.setPath('userData', resolve(process.env.AGENCY_USER_DATA));

if (app.requestSingleInstanceLock()) {
  declareScheme();
  openLog(app.getPath('userData'));
  openLinks();
  process.on('uncaughtException', (error) => log.warn(`uncaught: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => log.warn(`unhandled: ${String(reason)}`));
  app
    .whenReady()
    .then(start)
    .catch((error: unknown) => {
      log.warn(`did not start: ${String(error)}`);
      app.exit(1);
    });
} else {
  app.exit(0);
}

async function start(): Promise<void> {
  const userData = app.getPath('userData');
  const settings = openOrSetAside(join(userData, 'settings.json'), openSettings);
  const sessionFile = openOrSetAside(
    join(userData, 'session.json'),
    () => new Store({ name: 'session', clearInvalidConfig: true, configFileMode: 0o600 }),
  );
  nativeTheme.themeSource = settings.get('theme');
  const devServer = (!app.isPackaged && process.env.ELECTRON_RENDERER_URL) || null;
  const server = await openServer({
    userData,
    preset: process.env.AGENCY_API_URL,
    settings,
    tokens: openTokenStore(sessionFile, safeStorage),
    probe,
    // The page's Content-Security-Policy names the server, so another server needs a new page.
    onChange: () => setImmediate(loadPage),
  });
  restrictNavigation(server.url);
  serveScheme({
    pagesFolder: join(__dirname, '../renderer'),
    fileOf: (name) => server.documents().pathOfFile(name),
    policy: () => contentPolicy(server.url(), devServer),
    devServer,
  });
  refusePermissions(session.defaultSession);
  checkSpelling(session.defaultSession);
  handleRequests(server, (language) => {
    chooseLanguage(language);
    setMenu(window, settings);
  });
  finishBeforeQuit(server);

  const window = openWindow(settings);
  setMenu(window, settings);
  showContextMenu(window);
  log.info(`started ${app.getVersion()} on Electron ${process.versions.electron}`);
  await checkForUpdates();
}

/** Finishes writing to disk before the app ends, but does not wait for a page or a disk that hangs. */
function finishBeforeQuit(server: Server): void {
  app.once('before-quit', () => {
    setTimeout(() => {
      log.warn('the app did not end in time');
      app.exit(0);
    }, quitLimitMs);
  });
  app.once('will-quit', (event) => {
    event.preventDefault();
    void server.idle().then(() => setImmediate(() => app.quit()));
  });
}
