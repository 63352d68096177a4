import '@ritmi/shared/ui/fonts.css';
import { AdminApp, AdminLanguage } from '@ritmi/shared/admin';
import { storedLanguage } from '@ritmi/shared/admin/language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { bridge, logTo } from './bridge.js';
import { DesktopStyle } from './DesktopStyle.js';
import { makeHost } from './host.js';
import { FirstRun, StartFailed, Starting } from './screens.js';
import { texts } from './text.js';

/** As a click in the sidebar, which asks about unsaved changes, or at the login, which has no sidebar. */
function navigate(path: string): void {
  document.querySelector<HTMLElement>(`a[href="#${path}"], [data-path="${path}"]`)?.click();
}

/** Tells main in which language menu and dialogs are. */
function MenuLanguage() {
  const { language } = useLanguage();
  useEffect(() => {
    bridge().showLanguage(language).catch(logTo(bridge()));
  }, [language]);
  return null;
}

async function firstScreen(): Promise<ReactNode> {
  const start = await bridge().start();
  const { serverUrl } = start;
  if (serverUrl === null) return <FirstRun />;
  // Nobody has asked for a page yet, so the login needs no message of the guard.
  if (start.session === null) window.location.hash = '/login';
  bridge().onNavigate(navigate);
  if (start.isOutboxDamaged) showFailure(texts[storedLanguage()].outbox.damaged, { autoClose: false });
  const host = await makeHost(bridge(), start, serverUrl);
  return <AdminApp host={host} createRouter={createHashRouter} />;
}

async function show(): Promise<void> {
  const log = logTo(bridge());
  // index.html has it.
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const render = (screen: ReactNode) =>
    root.render(
      <AdminLanguage>
        <DesktopStyle />
        <MenuLanguage />
        {screen}
      </AdminLanguage>,
    );
  window.addEventListener('error', ({ error, message }) => log(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => log(reason));
  // A file that is dropped beside its field must not replace the app.
  for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
  render(<Starting />);
  try {
    render(await firstScreen());
  } catch (error) {
    render(<StartFailed />);
    log(error);
  }
}

void show();
