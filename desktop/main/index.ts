import { join, resolve } from 'node:path';
import { app, type BrowserWindow, nativeTheme, safeStorage, session } from 'electron';
import { answerQuestions } from './answers.js';
import { contentPolicy } from './security/contentPolicy.js';
import { openLog } from './log.js';
import { openOrSetAside } from './kept/setAside.js';
import { setMenu, showContextMenu } from './menu.js';
import { probe } from './server/probe.js';
import { declareScheme, serveScheme } from './security/scheme.js';
import { isRelease, refuseDebugging } from './security/release.js';
import { confineContents, refusePermissions } from './security/security.js';
import { finishBeforeQuit, quitInTime } from './quitting.js';
import { openServer } from './server/server.js';
import { openSessionFile } from './server/sessionFile.js';
import { openSettings } from './settings.js';
import { checkSpelling } from './spelling.js';
import { openTokenStore } from './server/tokenStore.js';
import { checkForUpdates } from './updates.js';
import { loadPage, openWindow, showWindow } from './window/window.js';

if (isRelease()) refuseDebugging();

// Chromium has no Albanian; of its English ones this writes dates with the day first.
app.commandLine.appendSwitch('lang', 'en-GB');

// The lock of the single instance lies in userData, so its place comes first.
if (process.env.AGENCY_USER_DATA) app.setPath('userData', resolve(process.env.AGENCY_USER_DATA));

if (app.requestSingleInstanceLock()) {
  declareScheme();
  const log = openLog(app.getPath('userData'));
  confineContents(log);
  process.on('uncaughtException', (error) => log.warn(`uncaught: ${error.stack ?? error.message}`));
  process.on('unhandledRejection', (reason) => log.warn(`unhandled: ${String(reason)}`));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
  app.on('window-all-closed', () => app.quit());
  quitInTime(log);
  app
    .whenReady()
    .then(() => start(log))
    .catch((error: unknown) => {
      log.warn(`did not start: ${String(error)}`);
      app.exit(1);
    });
} else {
  app.exit(0);
}

async function start(log: ReturnType<typeof openLog>): Promise<void> {
  const userData = app.getPath('userData');
  const settings = openOrSetAside(join(userData, 'settings.json'), openSettings, log.warn);
  const sessionFile = openOrSetAside(join(userData, 'session.json'), openSessionFile, log.warn);
  nativeTheme.themeSource = settings.get('theme');
  let window: BrowserWindow | null = null;
  const devServer = (!app.isPackaged && process.env.ELECTRON_RENDERER_URL) || null;
  const server = await openServer({
    userData,
    preset: process.env.AGENCY_API_URL,
    settings,
    tokens: openTokenStore(sessionFile, safeStorage),
    probe,
    log,
    // The page's policy names the server, so another server needs a fresh page.
    onChange: () => setImmediate(() => window && loadPage(window)),
  });
  serveScheme({
    pagesFolder: join(__dirname, '../renderer'),
    keptFile: (name) => server.keep().files.pathOf(name),
    policy: () => contentPolicy(server.url(), devServer),
    devServer,
  });
  refusePermissions(session.defaultSession);
  checkSpelling(session.defaultSession);
  answerQuestions({ window: () => window, server, log });
  finishBeforeQuit(server);

  window = openWindow(settings, log);
  window.on('closed', () => {
    window = null;
  });
  app.on('second-instance', () => window && showWindow(window));
  setMenu({ window, settings, log });
  showContextMenu(window);
  log.write(`started ${app.getVersion()} on Electron ${process.versions.electron}`);
  await checkForUpdates(log);
}
