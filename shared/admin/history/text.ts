/** Looked up by what the API has recorded, which may be none of the names here. */
type ByName = Readonly<Record<string, string>>;

const sq = {
  title: 'Historia',
  all: 'Të gjitha ndryshimet',
  content: 'Përmbajtja',
  accounts: 'Llogaritë',
  nothing: 'Ende nuk ka ndryshuar asgjë.',
  older: 'Shfaq më të vjetrat',
  loadFailed: { text: 'Historia nuk u ngarkua' },
  servicesChanged: 'Ndryshuan shërbimet e saj',
  others: (count: number) =>
    count === 1 ? 'edhe 1 tjetër u zhvendos' : `edhe ${count} të tjerë u zhvendosën`,
  operations: {
    create: 'Shtuar',
    update: 'Ndryshuar',
    delete: 'Fshirë',
    reorder: 'Zhvendosur',
    restore: 'Kthyer',
    erase: 'Fshirë përgjithmonë',
    login: 'Hyrje',
    'login-failed': 'Hyrje e dështuar',
    logout: 'Dalje',
    password: 'Fjalëkalim i ndryshuar',
    'session-ended': 'Hyrje e mbyllur',
    'second-factor': 'Hapi i dytë u ndryshua',
    disabled: 'Llogari e çaktivizuar',
    enabled: 'Llogari e aktivizuar',
    refused: 'Ruajtje e refuzuar',
  },
  account: {
    unknown: 'Llogari e panjohur',
    wrong: {
      password: 'fjalëkalim i gabuar',
      currentPassword: 'fjalëkalim aktual i gabuar',
      code: 'kod i gabuar',
    } as ByName,
    on: 'aktivizuar',
    off: 'çaktivizuar',
    sessions: (count: number) => `${count} ${count === 1 ? 'hyrje' : 'hyrje të hapura'}`,
    /** By the method of the call, and `move`. */
    tried: {
      POST: 'u provua të shtohej',
      PATCH: 'u provua të ndryshohej',
      DELETE: 'u provua të fshihej',
      move: 'u provua të zhvendosej',
    } as ByName,
  },
};

const en: typeof sq = {
  title: 'History',
  all: 'All changes',
  content: 'Content',
  accounts: 'Accounts',
  nothing: 'Nothing has been changed yet.',
  older: 'Show older',
  loadFailed: { text: 'Failed to load the history' },
  servicesChanged: 'Its services changed',
  others: (count) => `${count} ${count === 1 ? 'other' : 'others'} moved`,
  operations: {
    create: 'Added',
    update: 'Changed',
    delete: 'Deleted',
    reorder: 'Moved',
    restore: 'Restored',
    erase: 'Deleted for good',
    login: 'Logged in',
    'login-failed': 'Login failed',
    logout: 'Logged out',
    password: 'Password changed',
    'session-ended': 'Session ended',
    'second-factor': 'Second factor changed',
    disabled: 'Account disabled',
    enabled: 'Account enabled',
    refused: 'Write refused',
  },
  account: {
    unknown: 'Unknown account',
    wrong: { password: 'wrong password', currentPassword: 'wrong current password', code: 'wrong code' },
    on: 'turned on',
    off: 'turned off',
    sessions: (count) => `${count} ${count === 1 ? 'session' : 'sessions'}`,
    tried: {
      POST: 'tried to add',
      PATCH: 'tried to change',
      DELETE: 'tried to delete',
      move: 'tried to move',
    },
  },
};

export const historyText = { sq, en };
