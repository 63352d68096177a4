const sq = {
  waiting: (count: number) =>
    count === 1 ? '1 ndryshim pret serverin' : `${count} ndryshime presin serverin`,
  send: 'Dërgo tani',
  notConfirmed: 'Pa konfirmuar',
  notSaved: 'Nuk u ruajt',
  choose: 'Zgjidh versionin',
  show: 'Shfaqe në listë',
  deleteAnyway: 'Fshije gjithsesi',
  sendAgain: 'Dërgo përsëri',
  newOrder: (what: string) => `Renditje e re: ${what}`,
  deletion: (title: string) => `Fshirje: ${title}`,
  order: 'renditja',
  /** About queued changes that other accounts made. */
  ofOthers: (count: number) =>
    count === 1
      ? '1 ndryshim i dikujt tjetër pret në këtë kompjuter. Dërgohet kur ai person të hyjë këtu.'
      : `${count} ndryshime të dikujt tjetër presin në këtë kompjuter. Dërgohen kur ai person të hyjë këtu.`,
  unclaimed: (count: number) =>
    count === 1
      ? '1 ndryshim nga para përditësimit pret, dhe nuk dihet i kujt është.'
      : `${count} ndryshime nga para përditësimit presin, dhe nuk dihet të kujt janë.`,
  claim: 'Të miat: dërgoji tani',
};

const en: typeof sq = {
  waiting: (count) => `${count} ${count === 1 ? 'change waits' : 'changes wait'} for the server`,
  send: 'Send now',
  notConfirmed: 'Not confirmed',
  notSaved: 'Not saved',
  choose: 'Choose version',
  show: 'Show in list',
  deleteAnyway: 'Delete anyway',
  sendAgain: 'Send again',
  newOrder: (what) => `New order: ${what}`,
  deletion: (title) => `Delete: ${title}`,
  order: 'order',
  ofOthers: (count) =>
    count === 1
      ? '1 change of somebody else waits on this computer. It is sent when that person signs in here.'
      : `${count} changes of somebody else wait on this computer. They are sent when that person signs in here.`,
  unclaimed: (count) =>
    count === 1
      ? '1 change from before the update waits, and it is not known whose it is.'
      : `${count} changes from before the update wait, and it is not known whose they are.`,
  claim: 'Mine: send now',
};

export const outboxText = { sq, en };
