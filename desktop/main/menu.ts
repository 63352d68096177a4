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
import { logFolder } from './log.js';
import { type SettingsStore, themes } from './settings.js';
import { roles, t, themeNames, words } from './text.js';
import { checkForUpdatesNow } from './updates.js';

const isMac = process.platform === 'darwin';
const separator: Item = { type: 'separator' };

type Role = keyof typeof roles;

const item = (role: Role): Item => ({ role, label: t(roles[role]) });

/** Items that Electron implements. */
const items = (...wanted: Role[]): Item[] => wanted.map(item);

/** The menu bar, in the window's language. */
export function setMenu(window: BrowserWindow, settings: SettingsStore): void {
  const menus: Item[] = [
    appMenu(window),
    {
      label: t(words.edit),
      submenu: [
        ...items('undo', 'redo'),
        separator,
        ...items('cut', 'copy', 'paste', 'pasteAndMatchStyle', 'selectAll'),
      ],
    },
    { label: t(words.view), submenu: viewItems(settings) },
    { ...item('window'), submenu: items('minimize', 'zoom', 'close') },
    { ...item('help'), submenu: helpItems(window) },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(menus));
}

function appMenu(window: BrowserWindow): Item {
  const settings: Item = {
    label: t(words.settings),
    accelerator: 'CmdOrCtrl+,',
    click: () => window.webContents.send('navigate', '/app'),
  };
  const quit: Item = { ...item('quit'), accelerator: 'CmdOrCtrl+Q' };
  if (!isMac) return { label: t(words.file), submenu: [settings, separator, quit] };
  const hiding = items('hide', 'hideOthers', 'unhide');
  const submenu = [aboutItem(window), separator, settings, separator, ...hiding, separator, quit];
  return { label: app.getName(), submenu };
}

function viewItems(settings: SettingsStore): Item[] {
  const themeItems = themes.map(
    (theme): Item => ({
      label: t(themeNames[theme]),
      type: 'radio',
      checked: settings.get('theme') === theme,
      click: () => {
        settings.set('theme', theme);
        nativeTheme.themeSource = theme;
      },
    }),
  );
  return [
    item('reload'),
    separator,
    ...items('resetZoom', 'zoomIn'),
    // On most keyboards plus needs Shift, so Ctrl and = zooms too.
    { ...item('zoomIn'), accelerator: 'CmdOrCtrl+=', visible: false },
    item('zoomOut'),
    separator,
    { label: t(words.theme), submenu: themeItems },
    item('togglefullscreen'),
  ];
}

const version = () => `${t(words.version)} ${app.getVersion()}`;

function helpItems(window: BrowserWindow): Item[] {
  return [
    { label: version(), enabled: false },
    { label: t(words.checkForUpdates), click: () => void checkForUpdatesNow(window) },
    { label: t(words.openLogs), click: () => void shell.openPath(logFolder()) },
    aboutItem(window),
  ];
}

/** Not the system's own panel: on Linux it blocks the whole app until it is closed. */
function aboutItem(window: BrowserWindow): Item {
  const shown: MessageBoxOptions = {
    type: 'info',
    title: t(words.about),
    message: app.getName(),
    detail: [version(), `Electron ${process.versions.electron}`, t(words.licence)].join('\n'),
    buttons: ['OK'],
  };
  return { label: t(words.about), click: () => void dialog.showMessageBox(window, shown) };
}

/** Suggestions for a misspelt word, and the usual editing. */
export function showContextMenu(window: BrowserWindow): void {
  window.webContents.on('context-menu', (_, params) => {
    if (!params.isEditable && params.selectionText === '') return;
    const suggestions = params.dictionarySuggestions.map((word) => ({
      label: word,
      click: () => window.webContents.replaceMisspelling(word),
    }));
    const addItem: Item = {
      label: t(words.addToDictionary),
      click: () => {
        window.webContents.session.addWordToSpellCheckerDictionary(params.misspelledWord);
      },
    };
    const spelling = params.misspelledWord ? [...suggestions, addItem, separator] : [];
    const actions = params.isEditable ? items('cut', 'copy', 'paste') : items('copy');
    Menu.buildFromTemplate([...spelling, ...actions]).popup({ window });
  });
}
