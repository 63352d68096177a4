import {
  app,
  type BrowserWindow,
  dialog,
  Menu,
  type MenuItemConstructorOptions as Item,
  type MessageBoxOptions,
  nativeTheme,
  shell,
} from 'electron';
import type { Log } from './log.js';
import { type SettingsStore, themes } from './settings.js';
import { text } from './text.js';
import { checkForUpdatesNow } from './updates.js';

type MenuParts = { readonly window: BrowserWindow; readonly settings: SettingsStore; readonly log: Log };

const isMac = process.platform === 'darwin';
const separator: Item = { type: 'separator' };

type Role = NonNullable<Item['role']>;

const item = (role: Role, label: string): Item => ({ role, label });

/** Items that do what their roles say. */
function items(labels: { readonly [R in Role]?: string }): Item[] {
  // `Object.entries` returns strings.
  return Object.entries(labels).map(([role, label]) => item(role as Role, label));
}

/** The menu bar, in the window's language. */
export function setMenu(parts: MenuParts): void {
  const { clipboard, edit, help, history, moreEditing, view, window, windowActions } = text();
  const editItems = [...items(history), separator, ...items(clipboard), ...items(moreEditing)];
  const menus: Item[] = [
    appMenu(parts),
    { label: edit, submenu: editItems },
    { label: view.label, submenu: viewItems(parts) },
    { ...item('window', window), submenu: items(windowActions) },
    { ...item('help', help.label), submenu: helpItems(parts) },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
}

function appMenu({ window }: MenuParts): Item {
  const { file, hiding, quit, settings } = text();
  const settingsItem: Item = {
    label: settings,
    accelerator: 'CmdOrCtrl+,',
    click: () => window.webContents.send('navigate', '/settings'),
  };
  const quitItem: Item = { ...item('quit', quit), accelerator: 'CmdOrCtrl+Q' };
  if (!isMac) return { label: file, submenu: [settingsItem, separator, quitItem] };
  const own = [aboutItem(window), separator, settingsItem, separator];
  return { label: app.getName(), submenu: [...own, ...items(hiding), separator, quitItem] };
}

function viewItems({ settings }: MenuParts): Item[] {
  const { view } = text();
  const themeItems = themes.map(
    (theme): Item => ({
      label: view.themes[theme],
      type: 'radio',
      checked: settings.get('theme') === theme,
      click: () => {
        settings.set('theme', theme);
        nativeTheme.themeSource = theme;
      },
    }),
  );
  const zoomIn = item('zoomIn', view.zoomIn);
  return [
    item('reload', view.reload),
    separator,
    item('resetZoom', view.resetZoom),
    zoomIn,
    // The plus of most keyboards needs no shift.
    { ...zoomIn, accelerator: 'CmdOrCtrl+=', visible: false },
    item('zoomOut', view.zoomOut),
    separator,
    { label: view.theme, submenu: themeItems },
    item('togglefullscreen', view.fullscreen),
  ];
}

function helpItems({ window, log }: MenuParts): Item[] {
  const { help } = text();
  return [
    { label: help.version(app.getVersion()), enabled: false },
    { label: help.updates, click: () => void checkForUpdatesNow(window, log) },
    { label: help.logs, click: () => void shell.openPath(log.folder) },
    aboutItem(window),
  ];
}

/** Not the system's own panel: GTK's holds up the whole app until it is closed. */
function aboutItem(window: BrowserWindow): Item {
  const { about, help, licence } = text();
  const electron = `Electron ${process.versions.electron}`;
  const shown: MessageBoxOptions = {
    type: 'info',
    title: about,
    message: app.getName(),
    detail: [help.version(app.getVersion()), electron, licence].join('\n'),
    buttons: ['OK'],
  };
  return { label: about, click: () => void dialog.showMessageBox(window, shown) };
}

/** Suggestions for a misspelt word, and the usual editing. */
export function showContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_, params) => {
    if (!params.isEditable && params.selectionText === '') return;
    const { addToDictionary, clipboard } = text();
    const suggestions = params.dictionarySuggestions.map((word) => ({
      label: word,
      click: () => window.webContents.replaceMisspelling(word),
    }));
    const addItem: Item = {
      label: addToDictionary,
      click: () => {
        window.webContents.session.addWordToSpellCheckerDictionary(params.misspelledWord);
      },
    };
    const spelling = params.misspelledWord ? [...suggestions, addItem, separator] : [];
    const actions = items(params.isEditable ? clipboard : { copy: clipboard.copy });
    Menu.buildFromTemplate([...spelling, ...actions]).popup({ window });
  });
}
