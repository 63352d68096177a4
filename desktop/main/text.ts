import type { Language } from '@ritmi/shared/domain/language';

const sq = {
  about: 'Rreth Ritmi',
  /** Labels by the role of their menu item. */
  hiding: { hide: 'Fshih Ritmi', hideOthers: 'Fshih të tjerat', unhide: 'Shfaq të gjitha' },
  licence: 'Licenca MIT',
  file: 'Skedari',
  settings: 'Cilësimet…',
  quit: 'Mbyll Ritmi',
  edit: 'Ndrysho',
  history: { undo: 'Zhbëj', redo: 'Ribëj' },
  clipboard: { cut: 'Prit', copy: 'Kopjo', paste: 'Ngjit' },
  moreEditing: { pasteAndMatchStyle: 'Ngjit pa formatim', selectAll: 'Përzgjidh gjithçka' },
  view: {
    label: 'Pamja',
    reload: 'Ringarko',
    resetZoom: 'Madhësia e zakonshme',
    zoomIn: 'Zmadho',
    zoomOut: 'Zvogëlo',
    theme: 'Ngjyrat',
    themes: { system: 'Sipas sistemit', light: 'Të çelëta', dark: 'Të errëta' },
    fullscreen: 'Ekran i plotë',
  },
  window: 'Dritarja',
  windowActions: { minimize: 'Minimizo', zoom: 'Maksimizo', close: 'Mbyll dritaren' },
  help: {
    label: 'Ndihmë',
    version: (version: string) => `Versioni ${version}`,
    updates: 'Kontrollo për përditësime',
    logs: 'Hap regjistrat',
  },
  addToDictionary: 'Shto në fjalor',
  crashed: {
    message: 'Dritarja u ndal vetë dy herë radhazi. Çfarë keni shkruar është ruajtur.',
    reload: 'Hape përsëri',
  },
  updates: {
    ready: 'Një version i ri është gati. Ai instalohet kur ta mbyllni programin.',
    none: 'Keni versionin më të ri.',
    unavailable: 'Për këtë instalim nuk ka burim përditësimesh.',
    running: 'Po kërkohet një version i ri dhe, nëse ka, po shkarkohet. Ju njoftojmë kur të mbarojë.',
    failed: 'Përditësimet nuk u kontrolluan dot. Provoni përsëri më vonë.',
  },
};

const en: typeof sq = {
  about: 'About Ritmi',
  hiding: { hide: 'Hide Ritmi', hideOthers: 'Hide Others', unhide: 'Show All' },
  licence: 'MIT licence',
  file: 'File',
  settings: 'Settings…',
  quit: 'Quit Ritmi',
  edit: 'Edit',
  history: { undo: 'Undo', redo: 'Redo' },
  clipboard: { cut: 'Cut', copy: 'Copy', paste: 'Paste' },
  moreEditing: { pasteAndMatchStyle: 'Paste without Formatting', selectAll: 'Select All' },
  view: {
    label: 'View',
    reload: 'Reload',
    resetZoom: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
    theme: 'Colours',
    themes: { system: 'As the System', light: 'Light', dark: 'Dark' },
    fullscreen: 'Full Screen',
  },
  window: 'Window',
  windowActions: { minimize: 'Minimise', zoom: 'Maximise', close: 'Close Window' },
  help: {
    label: 'Help',
    version: (version: string) => `Version ${version}`,
    updates: 'Check for Updates',
    logs: 'Open Logs',
  },
  addToDictionary: 'Add to Dictionary',
  crashed: {
    message: 'The window stopped twice in a row. What you typed is saved.',
    reload: 'Open again',
  },
  updates: {
    ready: 'A new version is ready. It is installed when you quit the app.',
    none: 'You have the newest version.',
    unavailable: 'This installation has no source of updates.',
    running:
      'Looking for a new version, which is downloaded if there is one. You will be told when it is done.',
    failed: 'Updates could not be checked. Try again later.',
  },
};

const texts: Readonly<Record<Language, typeof sq>> = { sq, en };

let chosen: Language = 'sq';

/** The window's language, which it tells when it is loaded and when somebody changes it. */
export function chooseLanguage(language: Language): void {
  chosen = language;
}

/** Visible words of menu, dialogs and notifications. */
export const text = () => texts[chosen];
