export const outboxText = {
  waiting: (count: number) => ({
    sq: count === 1 ? '1 ndryshim pret serverin' : `${count} ndryshime presin serverin`,
    en: `${count} ${count === 1 ? 'change waits' : 'changes wait'} for the server`,
  }),
  send: { sq: 'Dërgo tani', en: 'Send now' },
  notConfirmed: { sq: 'Pa konfirmuar', en: 'Not confirmed' },
  notSaved: { sq: 'Nuk u ruajt', en: 'Not saved' },
  choose: { sq: 'Zgjidh versionin', en: 'Choose version' },
  show: { sq: 'Shfaqe në listë', en: 'Show in list' },
  deleteAnyway: { sq: 'Fshije gjithsesi', en: 'Delete anyway' },
  anyway: { sq: 'Bëje gjithsesi', en: 'Do it anyway' },
  bookAnyway: { sq: 'Rezervo gjithsesi', en: 'Book anyway' },
  withoutFile: {
    sq: 'Pjesa tjetër pret: hiqe këtë skedar dhe dërgohet pa të.',
    en: 'The rest waits: discard this file, and it is sent without it.',
  },
  sendAgain: { sq: 'Dërgo përsëri', en: 'Send again' },
  newOrder: (what: string) => ({ sq: `Renditje e re: ${what}`, en: `New order: ${what}` }),
  deletion: (title: string) => ({ sq: `Fshirje: ${title}`, en: `Delete: ${title}` }),
  order: { sq: 'renditja', en: 'order' },
  /** About queued changes that other accounts made. */
  ofOthers: (count: number) =>
    count === 1
      ? {
          sq: '1 ndryshim i dikujt tjetër pret në këtë kompjuter. Dërgohet kur ai person të hyjë këtu.',
          en: '1 change of somebody else waits on this computer. It is sent when that person signs in here.',
        }
      : {
          sq: `${count} ndryshime të dikujt tjetër presin në këtë kompjuter. Dërgohen kur ai person të hyjë këtu.`,
          en: `${count} changes of somebody else wait on this computer. They are sent when that person signs in here.`,
        },
};
