import type { Message } from '@ritmi/shared/domain/language';

export const publishText = {
  publish: { sq: 'Publiko', en: 'Publish' },
  now: { sq: 'Publiko tani', en: 'Publish now' },
  asDraft: { sq: 'Ruaj si draft', en: 'Save as draft' },
  makeDraft: { sq: 'Hiqe nga faqja', en: 'Take off the site' },
  asCopy: { sq: 'Ruaj si kopje', en: 'Save as a copy' },
  copyNow: { sq: 'Publiko kopjen tani', en: 'Publish the copy now' },
  discard: { sq: 'Hidhe kopjen', en: 'Discard the copy' },
  discardNote: {
    sq: 'Ndryshimet që nuk janë publikuar humbasin. Faqja mbetet siç është.',
    en: 'The changes that are not published are lost. The site stays as it is.',
  },
  at: { sq: 'Publiko më', en: 'Publish at' },
  changesAt: { sq: 'Publiko ndryshimet më', en: 'Publish the changes at' },
  copyAt: { sq: 'Publiko kopjen më', en: 'Publish the copy at' },
  until: { sq: 'Në faqe deri më', en: 'On the site until' },
  plan: { sq: 'Planifiko', en: 'Schedule' },
  setEnd: { sq: 'Cakto fundin', en: 'Set the end' },
  zone: { sq: 'Orët janë ato të Tiranës.', en: 'Times are those of Tirana.' },
  preview: { sq: 'Parapamje', en: 'Preview' },
  saveAndPreview: { sq: 'Ruaj dhe shih', en: 'Save and preview' },
  needsServer: {
    sq: 'Kjo bëhet vetëm me lidhje. Çfarë shkrove mbetet këtu.',
    en: 'This needs a connection. What you typed stays here.',
  },
  noCopyLoaded: {
    sq: 'Kopja nuk u ngarkua: pa lidhje shihet vetëm e publikuara.',
    en: 'The copy was not loaded: offline only the published version is shown.',
  },
  saved: {
    published: { sq: 'U publikua', en: 'Published' },
    draft: { sq: 'U ruajt si draft', en: 'Saved as draft' },
    removed: { sq: 'U hoq nga faqja', en: 'Taken off the site' },
    copy: { sq: 'U ruajt si kopje', en: 'Saved as a copy' },
    discarded: { sq: 'Kopja u hodh', en: 'Copy discarded' },
    noEnd: { sq: 'Mbetet në faqe', en: 'Stays on the site' },
  },
  failed: {
    discard: { sq: 'Kopja nuk u hodh', en: 'Failed to discard the copy' },
    preview: { sq: 'Parapamja nuk u hap', en: 'Failed to open the preview' },
    end: { sq: 'Parapamja nuk u mbarua', en: 'Failed to end the preview' },
  },
  published: { sq: 'E publikuara', en: 'Published' },
  copy: { sq: 'Kopja e ndryshuar', en: 'Changed copy' },
  isDraft: { sq: 'Draft: vizitorët nuk e shohin.', en: 'Draft: visitors do not see it.' },
  isLive: {
    sq: 'Në faqe. Një kopje ruhet pranë saj, pa e parë vizitorët.',
    en: 'On the site. A copy is kept beside it, unseen by visitors.',
  },
  isCopy: { sq: 'Kopje pranë të publikuarës.', en: 'A copy beside the published one.' },
  waits: { sq: 'Kopja pret: ndërkohë ndryshuan', en: 'The copy waits: these have changed meanwhile' },
  usedTitle: { sq: 'Përdoret në faqe', en: 'In use on the site' },
  used: {
    sq: 'Këto të publikuara e përdorin. Ato mbeten në faqe pa të.',
    en: 'These published items use it. They stay on the site without it.',
  },
  conflictTitle: { sq: 'E publikuara ka ndryshuar', en: 'The published one has changed' },
  conflict: {
    sq: 'Dikush i ndryshoi ndërkohë të njëjtat fusha. Kopja i zëvendëson.',
    en: 'Somebody has changed the same fields meanwhile. The copy would replace them.',
  },
  force: { sq: 'Bëje gjithsesi', en: 'Do it anyway' },
  filter: { sq: 'Gjendja', en: 'State' },
  filters: {
    all: { sq: 'Të gjitha', en: 'All' },
    published: { sq: 'Në faqe', en: 'On the site' },
    draft: { sq: 'Draft', en: 'Drafts' },
    planned: { sq: 'Me orë të caktuar', en: 'Scheduled' },
    copy: { sq: 'Me kopje të ndryshuar', en: 'With a changed copy' },
  },
} as const;

/** When something happens by itself: a time in Albania. */
export const plannedText = {
  publish: (time: string): Message => ({ sq: `Publikohet më ${time}`, en: `Published at ${time}` }),
  end: (time: string): Message => ({ sq: `Në faqe deri më ${time}`, en: `On the site until ${time}` }),
  copy: (time: string): Message => ({
    sq: `Ndryshimet publikohen më ${time}`,
    en: `Changes are published at ${time}`,
  }),
};

export const previewText = {
  title: (what: string): Message => ({ sq: `Parapamje: ${what}`, en: `Preview: ${what}` }),
  loading: { sq: 'Po hapet faqja', en: 'Opening the page' },
  width: { sq: 'Gjerësia', en: 'Width' },
  phone: { sq: 'Telefon', en: 'Phone' },
  desktop: { sq: 'Kompjuter', en: 'Desktop' },
  language: { sq: 'Gjuha e faqes', en: 'Language of the page' },
  link: { sq: 'Lidhja për ta ndarë', en: 'Link to share' },
  copyLink: { sq: 'Kopjo lidhjen', en: 'Copy link' },
  copied: { sq: 'Lidhja u kopjua', en: 'Link copied' },
  expires: (time: string): Message => ({
    sq: `Hapet pa hyrje, deri më ${time}.`,
    en: `Opens without a login until ${time}.`,
  }),
  end: { sq: 'Mbaro parapamjen', en: 'End preview' },
  ended: { sq: 'Parapamja mbaroi: lidhja nuk hapet më.', en: 'Preview ended: the link no longer works.' },
  page: { sq: 'Faqja', en: 'Page' },
  away: {
    sq: 'Serveri nuk përgjigjet: faqja tregon çfarë shkrove më parë.',
    en: 'The server does not answer: the page shows what you typed before.',
  },
  browser: { sq: 'Hape në shfletues', en: 'Open in the browser' },
  noSite: {
    sq: 'Adresa e faqes nuk dihet, prandaj parapamja shihet vetëm me lidhjen.',
    en: 'The address of the site is unknown: use the link to see the preview.',
  },
} as const;
