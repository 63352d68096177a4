const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const mediaViewText = {
  title: { sq: 'Media', en: 'Media' },
  panel: { sq: 'Të gjithë skedarët', en: 'All files' },
  count: (count: number) => ({
    sq: `${count} ${count === 1 ? 'skedar' : 'skedarë'}`,
    en: counted(count, 'file'),
  }),
  type: { sq: 'Lloji', en: 'Type' },
  all: { sq: 'Foto, video dhe këngë', en: 'Pictures, videos and pieces' },
  images: { sq: 'Vetëm foto', en: 'Only pictures' },
  videos: { sq: 'Vetëm video', en: 'Only videos' },
  sounds: { sq: 'Vetëm këngë', en: 'Only pieces' },
  onlyUnused: { sq: 'Vetëm pa përdorim', en: 'Only unused' },
  missing: { sq: 'Skedari nuk gjendet më.', en: 'The file is no longer there.' },
  upload: { sq: 'Ngarko skedarë', en: 'Upload files' },

  alt: (language: string) => ({
    sq: `Teksti alternativ (${language})`,
    en: `Alternative text (${language})`,
  }),
  altHint: {
    sq: 'Çfarë shihet në foto, për kë nuk e sheh. Përdoret kudo ku fotoja nuk ka përshkrim të vetin.',
    en: 'What the picture shows, for people who do not see it. Used wherever it has no caption of its own.',
  },
  altAsked: { sq: 'Kjo foto nuk ka ende tekst alternativ.', en: 'This picture has no alternative text yet.' },
  lacksAlt: (count: number | null) => ({
    sq: `Pa tekst alternativ${count === null ? '' : ` (${count})`}`,
    en: `Without alternative text${count === null ? '' : ` (${count})`}`,
  }),
  writeAlts: { sq: 'Shkruaji njëri pas tjetrit', en: 'Write them one after another' },
  altTitle: { sq: 'Tekste alternative', en: 'Alternative texts' },
  altLeft: (count: number) => ({
    sq: `${count} pa tekst`,
    en: `${count} without a text`,
  }),
  altKeys: {
    sq: 'Çfarë shihet në foto, për kë nuk e sheh. Enter ruan dhe shfaq tjetrën.',
    en: 'What the picture shows, for people who do not see it. Enter saves and shows the next one.',
  },
  altNext: { sq: 'Ruaj dhe vazhdo', en: 'Save and go on' },
  altSkip: { sq: 'Kapërce', en: 'Skip' },
  altStop: { sq: 'Mbaro', en: 'Finish' },
  altDone: { sq: 'Nuk mbetet asnjë foto tjetër pa tekst.', en: 'No other picture is without a text.' },
  focus: { sq: 'Pika kryesore', en: 'Focal point' },
  focusHint: {
    sq: 'Zvarrite rrethin, ose lëvize me shigjeta, te pjesa që duhet të shihet gjithmonë.',
    en: 'Drag the ring, or move it with the arrow keys, to the part that must always be seen.',
  },
  focusAt: (x: number, y: number) => ({
    sq: `Pika kryesore: ${x} % nga e majta, ${y} % nga lart`,
    en: `Focal point: ${x} % from the left, ${y} % from the top`,
  }),
  noFocus: { sq: 'Hiq pikën', en: 'Remove the point' },
  usedIn: { sq: 'Ku përdoret', en: 'Used in' },
  nowhere: { sq: 'Nuk përdoret askund.', en: 'It is not used anywhere.' },
  replace: { sq: 'Zëvendëso skedarin', en: 'Replace the file' },
  replaceHint: {
    sq: 'Skedari i ri zë vendin e këtij kudo, menjëherë. Teksti dhe pika mbeten.',
    en: 'The new file takes its place everywhere at once. Text and point stay.',
  },
  replacing: { sq: 'Duke u zëvendësuar', en: 'Replacing' },
  replaced: { sq: 'Skedari u zëvendësua', en: 'The file was replaced' },
  replaceFailed: { sq: 'Skedari nuk u zëvendësua', en: 'Failed to replace the file' },
  remove: { sq: 'Fshi skedarin', en: 'Delete the file' },
  removeQuestion: {
    sq: 'Skedari fshihet përgjithmonë. Kjo nuk zhbëhet.',
    en: 'The file is deleted for good. This cannot be undone.',
  },
  isUsed: {
    sq: 'Nuk fshihet dot sa kohë përdoret.',
    en: 'It cannot be deleted while it is used.',
  },
  removed: { sq: 'Skedari u fshi', en: 'The file was deleted' },
  removeFailed: { sq: 'Skedari nuk u fshi', en: 'Failed to delete the file' },
  saved: { sq: 'U ruajt', en: 'Saved' },
  saveFailed: { sq: 'Nuk u ruajt', en: 'Failed to save' },
};
