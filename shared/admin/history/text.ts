import type { AuditEntry } from '@ritmi/shared/domain/history';
import type { Message } from '@ritmi/shared/domain/language';

/** By a value that the API recorded; a newer API may record others. */
type ByName = Readonly<Record<string, Message>>;

export const historyText = {
  title: { sq: 'Historia', en: 'History' },
  all: { sq: 'Të gjitha ndryshimet', en: 'All changes' },
  content: { sq: 'Përmbajtja', en: 'Content' },
  accounts: { sq: 'Llogaritë', en: 'Accounts' },
  of: { sq: 'Çfarë', en: 'Of what' },
  everything: { sq: 'Gjithçka', en: 'Everything' },
  nothing: { sq: 'Ende nuk ka ndryshuar asgjë.', en: 'Nothing has been changed yet.' },
  /** Who sends an enquiry has no account. */
  visitor: { sq: 'Vizitor', en: 'Visitor' },
  older: { sq: 'Shfaq më të vjetrat', en: 'Show older' },
  loadFailed: { sq: 'Historia nuk u ngarkua', en: 'Failed to load the history' },
  field: { sq: 'Fusha', en: 'Field' },
  version: (version: number) => ({ sq: `Versioni ${version}`, en: `Version ${version}` }),
  versions: (older: number, newer: number) => ({
    sq: `Versioni ${older} dhe versioni ${newer}`,
    en: `Version ${older} and version ${newer}`,
  }),
  same: (older: number, newer: number) => ({
    sq: `Versioni ${older} dhe versioni ${newer} janë njësoj.`,
    en: `Version ${older} and version ${newer} are the same.`,
  }),
  compare: (version: number) => ({
    sq: `Krahaso versionin ${version}`,
    en: `Compare version ${version}`,
  }),
  compareNote: {
    sq: 'Zgjidh dy versione për t’i parë krah për krah.',
    en: 'Choose two versions to see them side by side.',
  },
  bringBack: (version: number) => ({ sq: `Ktheje versionin ${version}`, en: `Restore version ${version}` }),
  stillRight: { sq: 'Përkthimi u gjet ende i saktë', en: 'Translation found still right' },
  servicesChanged: { sq: 'Ndryshuan shërbimet e saj', en: 'Its services changed' },
  others: (count: number) => ({
    sq: count === 1 ? 'edhe 1 tjetër u zhvendos' : `edhe ${count} të tjerë u zhvendosën`,
    en: `${count} ${count === 1 ? 'other' : 'others'} moved`,
  }),
  /** @param others eight or more */
  run: (titles: string, others: number) => ({
    sq: `${titles} dhe ${others} të tjera`,
    en: `${titles} and ${others} more`,
  }),
};

export const operationNames: Readonly<Record<AuditEntry['op'], Message>> = {
  create: { sq: 'Shtuar', en: 'Added' },
  update: { sq: 'Ndryshuar', en: 'Changed' },
  delete: { sq: 'Fshirë', en: 'Deleted' },
  reorder: { sq: 'Zhvendosur', en: 'Moved' },
  restore: { sq: 'Kthyer', en: 'Restored' },
  draft: { sq: 'Kopja u ndryshua', en: 'Copy changed' },
  erase: { sq: 'Fshirë përgjithmonë', en: 'Deleted for good' },
  created: { sq: 'Llogari e krijuar', en: 'Account created' },
  login: { sq: 'Hyrje', en: 'Logged in' },
  'login-failed': { sq: 'Hyrje e dështuar', en: 'Login failed' },
  logout: { sq: 'Dalje', en: 'Logged out' },
  password: { sq: 'Fjalëkalim i ndryshuar', en: 'Password changed' },
  'session-ended': { sq: 'Hyrje e mbyllur', en: 'Session ended' },
  'second-factor': { sq: 'Hapi i dytë u ndryshua', en: 'Second factor changed' },
  disabled: { sq: 'Llogari e çaktivizuar', en: 'Account disabled' },
  enabled: { sq: 'Llogari e aktivizuar', en: 'Account enabled' },
  deleted: { sq: 'Llogari e fshirë', en: 'Account deleted' },
  refused: { sq: 'Ruajtje e refuzuar', en: 'Write refused' },
};

/** What happened to an account. */
export const accountEventText = {
  unknown: { sq: 'Llogari e panjohur', en: 'Unknown account' },
  wrong: {
    password: { sq: 'fjalëkalim i gabuar', en: 'wrong password' },
    currentPassword: { sq: 'fjalëkalim aktual i gabuar', en: 'wrong current password' },
    code: { sq: 'kod i gabuar', en: 'wrong code' },
  } as ByName,
  /** By the code of the refusal. */
  reasons: {
    sessionEnded: { sq: 'hyrja ishte mbyllur', en: 'session had ended' },
    passwordNotChanged: { sq: 'fjalëkalimi i parë nuk ishte ndryshuar', en: 'password not changed' },
  } as ByName,
  on: { sq: 'aktivizuar', en: 'turned on' },
  off: { sq: 'çaktivizuar', en: 'turned off' },
  sessions: (count: number) => ({
    sq: `${count} ${count === 1 ? 'hyrje' : 'hyrje të hapura'}`,
    en: `${count} ${count === 1 ? 'session' : 'sessions'}`,
  }),
  /** By the HTTP method of the refused call, or `move` for a reorder. */
  tried: {
    POST: { sq: 'u provua të shtohej', en: 'tried to add' },
    PATCH: { sq: 'u provua të ndryshohej', en: 'tried to change' },
    DELETE: { sq: 'u provua të fshihej', en: 'tried to delete' },
    move: { sq: 'u provua të zhvendosej', en: 'tried to move' },
  } as ByName,
};
