import {
  app,
  type BrowserWindow,
  dialog,
  Menu,
  type MenuItemConstructorOptions,
  nativeTheme,
  shell,
} from 'electron';
import type { Orders } from '../channels.js';
import type { Log } from './log.js';
import type { Settings, SettingsStore } from './settings.js';
import { text } from './text.js';
import { tellUpdate } from './updates.js';

type MenuParts = { readonly window: BrowserWindow; readonly settings: SettingsStore; readonly log: Log };

const isMac = process.platform === 'darwin';
const electronVersion = `Electron ${process.versions.electron}`;

/** The menu bar in Albanian. */
export function setMenu(parts: MenuParts): void {
  app.setAboutPanelOptions({
    applicationName: app.getName(),
    applicationVersion: app.getVersion(),
    copyright: text.licence,
    version: electronVersion,
  });
  const menus = [
    ...(isMac ? [macMenu(parts)] : [fileMenu(parts)]),
    editMenu(),
    viewMenu(parts),
    windowMenu(),
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
    const learn: MenuItemConstructorOptions = {
      label: text.spelling.add,
      click: () => {
        window.webContents.session.addWordToSpellCheckerDictionary(params.misspelledWord);
      },
    };
    const spelling = params.misspelledWord ? [...suggestions, learn, { type: 'separator' as const }] : [];
    const editing: MenuItemConstructorOptions[] = params.isEditable
      ? [
          { role: 'cut', label: text.edit.cut },
          { role: 'copy', label: text.edit.copy },
          { role: 'paste', label: text.edit.paste },
        ]
      : [{ role: 'copy', label: text.edit.copy }];
    Menu.buildFromTemplate([...spelling, ...editing]).popup({ window });
  });
}

function settingsEntry({ window }: MenuParts): MenuItemConstructorOptions {
  const path: Orders['go'] = '/settings';
  return {
    label: text.settings,
    accelerator: 'CmdOrCtrl+,',
    click: () => window.webContents.send('go', path),
  };
}

function macMenu(parts: MenuParts): MenuItemConstructorOptions {
  return {
    label: app.getName(),
    submenu: [
      { role: 'about', label: text.appMenu.about },
      { type: 'separator' },
      settingsEntry(parts),
      { type: 'separator' },
      { role: 'hide', label: text.appMenu.hide },
      { role: 'hideOthers', label: text.appMenu.hideOthers },
      { role: 'unhide', label: text.appMenu.unhide },
      { type: 'separator' },
      { role: 'quit', label: text.quit },
    ],
  };
}

function fileMenu(parts: MenuParts): MenuItemConstructorOptions {
  return {
    label: text.file,
    submenu: [
      settingsEntry(parts),
      { type: 'separator' },
      { role: 'quit', label: text.quit, accelerator: 'Ctrl+Q' },
    ],
  };
}

function editMenu(): MenuItemConstructorOptions {
  const { edit } = text;
  return {
    label: edit.label,
    submenu: [
      { role: 'undo', label: edit.undo },
      { role: 'redo', label: edit.redo },
      { type: 'separator' },
      { role: 'cut', label: edit.cut },
      { role: 'copy', label: edit.copy },
      { role: 'paste', label: edit.paste },
      { role: 'pasteAndMatchStyle', label: edit.pasteAndMatchStyle },
      { role: 'selectAll', label: edit.selectAll },
    ],
  };
}

function viewMenu({ settings }: MenuParts): MenuItemConstructorOptions {
  const { view } = text;
  const themes = Object.entries(view.themes) as [Settings['theme'], string][];
  return {
    label: view.label,
    submenu: [
      { role: 'reload', label: view.reload },
      { type: 'separator' },
      { role: 'resetZoom', label: view.resetZoom },
      { role: 'zoomIn', label: view.zoomIn },
      // The plus of most keyboards needs no shift.
      { role: 'zoomIn', label: view.zoomIn, accelerator: 'CmdOrCtrl+=', visible: false },
      { role: 'zoomOut', label: view.zoomOut },
      { type: 'separator' },
      {
        label: view.theme,
        submenu: themes.map(([theme, label]) => ({
          label,
          type: 'radio',
          checked: settings.get('theme') === theme,
          click: () => {
            settings.set('theme', theme);
            nativeTheme.themeSource = theme;
          },
        })),
      },
      { role: 'togglefullscreen', label: view.fullscreen },
    ],
  };
}

function windowMenu(): MenuItemConstructorOptions {
  const { window } = text;
  return {
    label: window.label,
    role: 'window',
    submenu: [
      { role: 'minimize', label: window.minimize },
      { role: 'zoom', label: window.zoom },
      { role: 'close', label: window.close },
    ],
  };
}

function helpMenu({ window, log }: MenuParts): MenuItemConstructorOptions {
  const { help } = text;
  return {
    label: help.label,
    role: 'help',
    submenu: [
      { label: help.version(app.getVersion()), enabled: false },
      { label: help.updates, click: () => void tellUpdate(window, log) },
      { label: help.logs, click: () => void shell.openPath(log.folder) },
      { label: help.about, click: () => void showAbout(window) },
    ],
  };
}

/** Not the system's own panel outside macOS: GTK's holds up the whole app until it is closed. */
async function showAbout(window: BrowserWindow): Promise<void> {
  const { help, licence } = text;
  await dialog.showMessageBox(window, {
    type: 'info',
    title: help.about,
    message: app.getName(),
    detail: [help.version(app.getVersion()), electronVersion, licence].join('\n'),
    buttons: ['OK'],
  });
}
