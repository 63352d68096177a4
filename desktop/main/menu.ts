import {
  app,
  type BrowserWindow,
  dialog,
  Menu,
  type MenuItemConstructorOptions,
  nativeTheme,
  shell,
} from 'electron';
import type { Log } from './log.js';
import { type SettingsStore, themes } from './settings.js';
import { text } from './text.js';
import { checkForUpdatesNow } from './updates.js';

type MenuParts = { readonly window: BrowserWindow; readonly settings: SettingsStore; readonly log: Log };

type Item = MenuItemConstructorOptions;

const isMac = process.platform === 'darwin';
const electronVersion = `Electron ${process.versions.electron}`;
const separator: Item = { type: 'separator' };
const { clipboard, help, view } = text;

type Role = NonNullable<Item['role']>;

const item = (role: Role, label: string): Item => ({ role, label });

/** Items that do what their roles say. */
function items(labels: { readonly [R in Role]?: string }): Item[] {
  // The keys of an object of roles are roles.
  return Object.entries(labels).map(([role, label]) => item(role as Role, label));
}

/** The menu bar in Albanian. */
export function setMenu(parts: MenuParts): void {
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    copyright: text.licence,
    version: electronVersion,
  });
  const menus = [
    isMac ? macMenu(parts) : fileMenu(parts),
    editMenu,
    viewMenu(parts),
    windowMenu,
    helpMenu(parts),
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
}

/** Suggestions for a misspelt word, and the usual editing. */
export function showContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_, params) => {
    if (!params.isEditable && params.selectionText === '') return;
    const suggestions = params.dictionarySuggestions.map((word) => ({
      label: word,
      click: () => window.webContents.replaceMisspelling(word),
    }));
    const addToDictionary: Item = {
      label: text.addToDictionary,
      click: () => {
        window.webContents.session.addWordToSpellCheckerDictionary(params.misspelledWord);
      },
    };
    const spelling = params.misspelledWord ? [...suggestions, addToDictionary, separator] : [];
    const actions = items(params.isEditable ? clipboard : { copy: clipboard.copy });
    Menu.buildFromTemplate([...spelling, ...actions]).popup({ window });
  });
}

function settingsItem({ window }: MenuParts): Item {
  return {
    label: text.settings,
    accelerator: 'CmdOrCtrl+,',
    click: () => window.webContents.send('navigate', '/settings'),
  };
}

function macMenu(parts: MenuParts): Item {
  return {
    label: app.getName(),
    submenu: [
      item('about', text.about),
      separator,
      settingsItem(parts),
      separator,
      ...items(text.hiding),
      separator,
      item('quit', text.quit),
    ],
  };
}

function fileMenu(parts: MenuParts): Item {
  return {
    label: text.file,
    submenu: [settingsItem(parts), separator, { ...item('quit', text.quit), accelerator: 'Ctrl+Q' }],
  };
}

const editMenu: Item = {
  label: text.edit,
  submenu: [...items(text.history), separator, ...items(clipboard), ...items(text.moreEditing)],
};

function viewMenu({ settings }: MenuParts): Item {
  return {
    label: view.label,
    submenu: [
      item('reload', view.reload),
      separator,
      item('resetZoom', view.resetZoom),
      item('zoomIn', view.zoomIn),
      // The plus of most keyboards needs no shift.
      { ...item('zoomIn', view.zoomIn), accelerator: 'CmdOrCtrl+=', visible: false },
      item('zoomOut', view.zoomOut),
      separator,
      {
        label: view.theme,
        submenu: themes.map((theme) => ({
          label: view.themes[theme],
          type: 'radio',
          checked: settings.get('theme') === theme,
          click: () => {
            settings.set('theme', theme);
            nativeTheme.themeSource = theme;
          },
        })),
      },
      item('togglefullscreen', view.fullscreen),
    ],
  };
}

const windowMenu: Item = { ...item('window', text.window), submenu: items(text.windowActions) };

function helpMenu({ window, log }: MenuParts): Item {
  return {
    ...item('help', help.label),
    submenu: [
      { label: help.version(app.getVersion()), enabled: false },
      { label: help.updates, click: () => void checkForUpdatesNow(window, log) },
      { label: help.logs, click: () => void shell.openPath(log.folder) },
      { label: text.about, click: () => void showAbout(window) },
    ],
  };
}

/** Not the system's own panel outside macOS: GTK's holds up the whole app until it is closed. */
async function showAbout(window: BrowserWindow): Promise<void> {
  await dialog.showMessageBox(window, {
    type: 'info',
    title: text.about,
    message: app.getName(),
    detail: [help.version(app.getVersion()), electronVersion, text.licence].join('\n'),
    buttons: ['OK'],
  });
}
