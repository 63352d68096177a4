import type { Language, Message } from '@ritmi/shared/domain/language';

/** Texts that several screens share. Texts from the specification and the contract are where they are used. */
export const words = {
  again: { sq: 'Provo përsëri', en: 'Try again' },
  loading: { sq: 'Duke u ngarkuar', en: 'Loading' },
  nothingFound: { sq: 'Nuk u gjet asgjë.', en: 'Nothing found.' },
  noPrice: { sq: 'Pa çmim', en: 'No price' },
  untitled: { sq: 'Pa titull', en: 'Untitled' },
  search: { sq: 'Kërko', en: 'Search' },
  notLoaded: { sq: 'Serveri nuk e dha këtë listë.', en: 'The server did not send this list.' },
  lastCopy: { sq: 'Kjo është kopja e fundit e ruajtur.', en: 'This is the last saved copy.' },
  retriesSoon: {
    sq: 'Do të pyetet përsëri pas pak sekondash.',
    en: 'It will be loaded again in a few seconds.',
  },
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
  add: { sq: 'I ri', en: 'New' },
  more: { sq: 'Më shumë', en: 'More' },
  draft: { sq: 'Draft', en: 'Draft' },
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
    sq: 'Dikush tjetër e ndryshoi këtë ndërkohë. Zgjidh cilin version mban.',
    en: 'Someone else changed this in the meantime. Choose which version to keep.',
  },
  mine: { sq: 'Versioni yt', en: 'Your version' },
  theirs: { sq: 'Versioni i tjetrit', en: 'Their version' },
  merged: {
    sq: 'Fushat që ndryshoi vetëm njëri prej jush janë bashkuar tashmë.',
    en: 'Fields that only one of you changed have been merged already.',
  },
} satisfies Record<string, Message>;

/** A device as the API records it, in the admin's language; names of browsers and systems are the same in both. */
export function deviceName(device: string, language: Language): string {
  if (language === 'en') return device;
  return device.replace('Unknown device', 'Pajisje e panjohur').replace('Desktop app', 'Programi');
}
