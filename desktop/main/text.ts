/** Visible words of menu, dialogs and notifications. */
export const text = {
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
} as const;
