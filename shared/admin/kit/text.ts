import type { Message } from '@ritmi/shared/domain/language';

/** Texts that several screens share. Texts from the specification and the contract are where they are used. */
export const words = {
  again: { sq: 'Provo përsëri', en: 'Try again' },
  loading: { sq: 'Duke u ngarkuar', en: 'Loading' },
  nothingFound: { sq: 'Nuk u gjet asgjë.', en: 'Nothing found.' },
  noPrice: { sq: 'Pa çmim', en: 'No price' },
  untitled: { sq: 'Pa titull', en: 'Untitled' },
  denser: { sq: 'Më dendur', en: 'Denser' },
  filters: { sq: 'Filtrat', en: 'Filters' },
  search: { sq: 'Kërko', en: 'Search' },
  notLoaded: { sq: 'Serveri nuk e dha këtë listë.', en: 'The server did not send this list.' },
  guessed: { sq: 'Sipas titullit', en: 'By the title' },
  lastCopy: { sq: 'Kjo është kopja e fundit e ruajtur.', en: 'This is the last saved copy.' },
  retriesSoon: {
    sq: 'Do të pyetet përsëri pas pak sekondash.',
    en: 'It will be loaded again in a few seconds.',
  },
  unknownDevice: { sq: 'Pajisje e panjohur', en: 'Unknown device' },
  yes: { sq: 'po', en: 'yes' },
  no: { sq: 'jo', en: 'no' },
  deleted: { sq: 'i fshirë', en: 'deleted' },
  isNow: { sq: 'tani është', en: 'is now' },
  alreadyDeleted: { sq: 'ishte fshirë tashmë', en: 'had already been deleted' },
  savedWithout: {
    sq: 'U ruajt, por këta skedarë nuk u ngarkuan. Ndryshoje për t’i shtuar:',
    en: 'Saved, but these files could not be uploaded. Edit the entry to add them:',
  },
  restored: { sq: 'U kthye', en: 'Restored' },
  restoredBefore: { sq: 'Ishte kthyer tashmë', en: 'It had already been restored' },
  notRestored: { sq: 'Nuk u kthye', en: 'Failed to restore' },
  undo: { sq: 'Zhbëj', en: 'Undo' },
  waiting: { sq: 'Pret serverin', en: 'Waiting for the server' },
  showOnSite: { sq: 'Shih në faqe', en: 'Show on site' },
  history: { sq: 'Historia', en: 'History' },
  changedMeanwhile: {
    sq: 'Dikush tjetër e ndryshoi këtë ndërkohë. Ta fshij gjithsesi?',
    en: 'Someone else changed this in the meantime. Delete it anyway?',
  },
  wholeList: {
    sq: 'Shfaq të gjithë listën për ta renditur.',
    en: 'Show the whole list to reorder it.',
  },
  menu: { sq: 'Menuja', en: 'Menu' },
  close: { sq: 'Mbyll', en: 'Close' },
  /** Followed by the name of the entity. */
  remove: { sq: 'Fshi këtë', en: 'Delete' },
  more: { sq: 'Më shumë', en: 'More' },
  draft: { sq: 'Draft', en: 'Draft' },
  published: { sq: 'I publikuar', en: 'Published' },
  draftNotStored: {
    sq: 'Shfletuesi nuk e ruan dot atë që shkruan këtu: humbet kur mbyllet faqja. Ruaje para se të dalësh.',
    en: 'The browser cannot store what you type here: it is lost when the page closes. Save it before you leave.',
  },
  unsavedDraft: { sq: 'Draft i paruajtur:', en: 'Unsaved draft:' },
  restoreDraft: { sq: 'Rikthe draftin', en: 'Restore draft' },
  dismissDraft: { sq: 'Hiqe draftin', en: 'Dismiss draft' },
  unsaved: { sq: 'Ndryshime të paruajtura', en: 'Unsaved changes' },
  unsavedNote: { sq: 'Çfarë shkrove nuk është ruajtur.', en: 'What you typed has not been saved.' },
  preview: { sq: 'Si e shohin vizitorët', en: 'What visitors see' },
  previewEmpty: {
    sq: 'Shkruaj titullin ose zgjidh një foto, dhe kartela shfaqet këtu.',
    en: 'Write the title or choose a picture, and the card appears here.',
  },
  restore: { sq: 'Ktheje', en: 'Restore' },
  conflict: { sq: 'Konflikt', en: 'Conflict' },
  choose: {
    sq: 'Dikush tjetër e ndryshoi këtë ndërkohë. Zgjidh cilin version të mbash.',
    en: 'Someone else changed this in the meantime. Choose which version to keep.',
  },
  mine: { sq: 'Versioni yt', en: 'Your version' },
  theirs: { sq: 'Versioni i tjetrit', en: 'Their version' },
  momentHint: {
    sq: 'Shkruaj ditën dhe orën, p.sh. 14.8.2027 20:00.',
    en: 'Write the day and the time, as 14.8.2027 20:00.',
  },
  dayHint: { sq: 'Dita, muaji, viti', en: 'Day, month, year' },
  unreadDay: {
    sq: 'Kjo nuk lexohet si datë. Shkruaj p.sh. 14.8.2027.',
    en: 'This is not read as a date. Write it as 14.8.2027.',
  },
  overrideReason: { sq: 'Arsyeja', en: 'Reason' },
  overrideHint: {
    sq: 'Mbi kapacitetin rezervohet vetëm me arsye; kjo shënohet.',
    en: 'Beyond capacity only with a reason, which is recorded.',
  },
  freeDays: { sq: 'Ditë të lira afër:', en: 'Free days nearby:' },
  merged: {
    sq: 'Fushat që ndryshoi vetëm njëri prej jush janë bashkuar tashmë.',
    en: 'Fields that only one of you changed have been merged already.',
  },
} satisfies Record<string, Message>;

/** What is taken on a full day; null when the whole day is blocked. */
export const fullDay = (day: string, resource: string | null): Message => ({
  sq: resource === null ? `Dita është e bllokuar: ${day}.` : `${resource} është i zënë: ${day}.`,
  en: resource === null ? `The day is blocked: ${day}.` : `${resource} is taken: ${day}.`,
});

/** Shows the rest of a list, or more of it. */
export const showMore = (count: number): Message => ({ sq: `Shfaq edhe ${count}`, en: `Show ${count} more` });

/** Ends a list of which only the first are shown. */
export const andMore = (count: number): Message => ({
  sq: count === 1 ? 'edhe 1 tjetër' : `edhe ${count} të tjera`,
  en: `and ${count} more`,
});
