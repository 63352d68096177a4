import '@ritmi/shared/ui/fonts.css';
import { AdminApp, AdminLanguage } from '@ritmi/shared/admin';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { bridge, logError } from './bridge.js';
import { DesktopStyle } from './DesktopStyle.js';
import { makeHost } from './host.js';
import { FirstRun, StartFailed, Starting } from './screens.js';
import { outboxText } from './text.js';

/**
 * Clicks the link in the sidebar or the button below the login; a path without one, such as an enquiry's, is opened by its
 * address. All of them ask about unsaved changes.
 */
function navigate(path: string): void {
  const link = document.querySelector<HTMLElement>(`a[href="#${path}"], [data-path="${path}"]`);
  if (link) link.click();
  else window.location.hash = path;
}

/** Tells main the language of menu and dialogs. */
function MenuLanguage() {
  const { language } = useLanguage();
  useEffect(() => {
    bridge.showLanguage(language).catch(logError);
  }, [language]);
  return null;
}

async function firstScreen(): Promise<ReactNode> {
  const start = await bridge.start();
  const { serverUrl } = start;
  if (serverUrl === null) return <FirstRun />;
  if (start.link) window.location.hash = start.link;
  // Go to the login directly: the guard would show a message about a page that nobody asked for.
  else if (start.session === null) window.location.hash = '/login';
  bridge.onNavigate(navigate);
  if (start.isOutboxDamaged) showFailure(outboxText().damaged, { autoClose: false });
  return <AdminApp host={await makeHost(start, serverUrl)} createRouter={createHashRouter} />;
}

async function show(): Promise<void> {
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
  window.addEventListener('error', ({ error, message }) => logError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => logError(reason));
  // A file dropped outside a field must not replace the app.
  for (const name of ['dragover', 'drop']) window.addEventListener(name, (event) => event.preventDefault());
  render(<Starting />);
  try {
    render(await firstScreen());
  } catch (error) {
    render(<StartFailed />);
    logError(error);
  }
}

void show();
