import type { InterfaceLanguage, Message } from '@ritmi/shared/domain/language';

let language: InterfaceLanguage = 'sq';

/** Sets the language; the window reports its own when it loads and when somebody changes it. */
export function chooseLanguage(chosen: InterfaceLanguage): void {
  language = chosen;
}

/** A message in the window's language. */
export const t = (message: Message): string => message[language];

/** Labels of the menu items that Electron implements, by role. */
export const roles = {
  hide: { sq: 'Fshih Ritmi', en: 'Hide Ritmi' },
  hideOthers: { sq: 'Fshih të tjerat', en: 'Hide Others' },
  unhide: { sq: 'Shfaq të gjitha', en: 'Show All' },
  quit: { sq: 'Mbyll Ritmi', en: 'Quit Ritmi' },
  undo: { sq: 'Zhbëj', en: 'Undo' },
  redo: { sq: 'Ribëj', en: 'Redo' },
  cut: { sq: 'Prit', en: 'Cut' },
  copy: { sq: 'Kopjo', en: 'Copy' },
  paste: { sq: 'Ngjit', en: 'Paste' },
  pasteAndMatchStyle: { sq: 'Ngjit pa formatim', en: 'Paste without Formatting' },
  selectAll: { sq: 'Përzgjidh gjithçka', en: 'Select All' },
  reload: { sq: 'Ringarko', en: 'Reload' },
  resetZoom: { sq: 'Madhësia e zakonshme', en: 'Actual Size' },
  zoomIn: { sq: 'Zmadho', en: 'Zoom In' },
  zoomOut: { sq: 'Zvogëlo', en: 'Zoom Out' },
  togglefullscreen: { sq: 'Ekran i plotë', en: 'Full Screen' },
  window: { sq: 'Dritarja', en: 'Window' },
  minimize: { sq: 'Minimizo', en: 'Minimise' },
  zoom: { sq: 'Maksimizo', en: 'Maximise' },
  close: { sq: 'Mbyll dritaren', en: 'Close Window' },
  help: { sq: 'Ndihmë', en: 'Help' },
} satisfies Record<string, Message>;

/** Other words of the menu and of the dialogs. */
export const words = {
  about: { sq: 'Rreth Ritmi', en: 'About Ritmi' },
  version: { sq: 'Versioni', en: 'Version' },
  licence: { sq: 'Licenca MIT', en: 'MIT licence' },
  file: { sq: 'Skedari', en: 'File' },
  settings: { sq: 'Cilësimet…', en: 'Settings…' },
  edit: { sq: 'Ndrysho', en: 'Edit' },
  view: { sq: 'Pamja', en: 'View' },
  theme: { sq: 'Ngjyrat', en: 'Colours' },
  checkForUpdates: { sq: 'Kontrollo për përditësime', en: 'Check for Updates' },
  openLogs: { sq: 'Hap regjistrat', en: 'Open Logs' },
  addToDictionary: { sq: 'Shto në fjalor', en: 'Add to Dictionary' },
  crashed: {
    sq: 'Dritarja u ndal vetë dy herë radhazi. Çfarë keni shkruar është ruajtur.',
    en: 'The window stopped twice in a row. What you typed is saved.',
  },
  openAgain: { sq: 'Hape përsëri', en: 'Open again' },
} satisfies Record<string, Message>;

export const themeNames = {
  system: { sq: 'Sipas sistemit', en: 'As the System' },
  light: { sq: 'Të çelëta', en: 'Light' },
  dark: { sq: 'Të errëta', en: 'Dark' },
} satisfies Record<string, Message>;

/** What a check for updates found, or that it is still running. */
export const updateStates = {
  ready: {
    sq: 'Një version i ri është gati. Ai instalohet kur ta mbyllni programin.',
    en: 'A new version is ready. It is installed when you quit the app.',
  },
  none: { sq: 'Keni versionin më të ri.', en: 'You have the newest version.' },
  unavailable: {
    sq: 'Për këtë instalim nuk ka burim përditësimesh.',
    en: 'This installation has no source of updates.',
  },
  running: {
    sq: 'Po kërkohet një version i ri dhe, nëse ka, po shkarkohet. Ju njoftojmë kur të mbarojë.',
    en: 'Looking for a new version, which is downloaded if there is one. You will be told when it is done.',
  },
  failed: {
    sq: 'Përditësimet nuk u kontrolluan dot. Provoni përsëri më vonë.',
    en: 'Updates could not be checked. Try again later.',
  },
} satisfies Record<string, Message>;
