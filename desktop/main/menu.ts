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
const { appMenu, editing, help, view, windowActions } = text;

const item = (role: NonNullable<Item['role']>, label: string): Item => ({ role, label });

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
    const { cut, copy, paste } = editing;
    const actions = params.isEditable
      ? [item('cut', cut), item('copy', copy), item('paste', paste)]
      : [item('copy', copy)];
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
      item('about', appMenu.about),
      separator,
      settingsItem(parts),
      separator,
      item('hide', appMenu.hide),
      item('hideOthers', appMenu.hideOthers),
      item('unhide', appMenu.unhide),
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
  submenu: [
    item('undo', editing.undo),
    item('redo', editing.redo),
    separator,
    item('cut', editing.cut),
    item('copy', editing.copy),
    item('paste', editing.paste),
    item('pasteAndMatchStyle', editing.pasteAndMatchStyle),
    item('selectAll', editing.selectAll),
  ],
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

const windowMenu: Item = {
  ...item('window', text.window),
  submenu: [
    item('minimize', windowActions.minimize),
    item('zoom', windowActions.zoom),
    item('close', windowActions.close),
  ],
};

function helpMenu({ window, log }: MenuParts): Item {
  return {
    ...item('help', help.label),
    submenu: [
      { label: help.version(app.getVersion()), enabled: false },
      { label: help.updates, click: () => void checkForUpdatesNow(window, log) },
      { label: help.logs, click: () => void shell.openPath(log.folder) },
      { label: help.about, click: () => void showAbout(window) },
    ],
  };
}

/** Not the system's own panel outside macOS: GTK's holds up the whole app until it is closed. */
async function showAbout(window: BrowserWindow): Promise<void> {
  await dialog.showMessageBox(window, {
    type: 'info',
    title: help.about,
    message: app.getName(),
    detail: [help.version(app.getVersion()), electronVersion, text.licence].join('\n'),
    buttons: ['OK'],
  });
}
