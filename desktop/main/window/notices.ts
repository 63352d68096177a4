import { app, Notification } from 'electron';
import type { Notice } from '../../messages.js';
import { appWindow, showWindow } from './window.js';

/** A notification that nothing refers to is collected, and its click is lost. */
const shown = new Set<Notification>();
/** Of a morning's notices the first ones no longer need their click. */
const mostShown = 50;

/** Shows a notification of the system; a click brings the window forward, at the notice's path if it has one. */
export function notify({ text, path }: Notice): void {
  const window = appWindow();
  const isInFront = window?.isVisible() && window.isFocused();
  if (!window || (isInFront && path === null) || !Notification.isSupported()) return;
  const notification = new Notification({ title: app.getName(), body: text });
  notification.on('click', () => {
    showWindow();
    if (path !== null) appWindow()?.webContents.send('navigate', path);
  });
  const [first] = shown;
  if (first && shown.size >= mostShown) shown.delete(first);
  shown.add(notification);
  notification.show();
}
