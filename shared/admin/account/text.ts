import { type FailureRule, serverTextAlone } from '../kit/session/failureText.js';

/** Failures that no field shows, such as too many wrong tries, are said in the server's words. */
const failed = (text: string): FailureRule => ({ text, withServerText: serverTextAlone });

/** Labels of inputs stay as the contract wants labels: in English. */
export const labels = { current: 'Current password', next: 'New password', code: 'Code' } as const;

const sq = {
  title: 'Llogaria',
  name: 'Emri',
  email: 'Email-i',
  failed: { text: 'Llogaria nuk u ngarkua' },
  password: {
    title: 'Fjalëkalimi',
    first: 'Zgjidh një fjalëkalim të ri',
    firstNote:
      'Fjalëkalimin me të cilin hyre e kanë parë edhe të tjerë. Zgjidh një që e di vetëm ti.',
    hint: (length: number) =>
      `Të paktën ${length} shenja. Mjaftojnë disa fjalë që vetëm ti do t’i vije bashkë.`,
    show: 'Trego çfarë shkruaj',
    submit: 'Ndrysho fjalëkalimin',
    changed: 'Fjalëkalimi u ndryshua. Të gjitha hyrjet e tjera u mbyllën.',
    failed: failed('Fjalëkalimi nuk u ndryshua'),
  },
  sessions: {
    title: 'Hyrjet e hapura',
    note: 'Ku je i kyçur. Hyrjet që nuk përdoren mbyllen vetë.',
    current: 'Kjo këtu',
    lastUsed: (moment: string) => `Përdorur së fundi më ${moment}`,
    since: (moment: string) => `Hyrë më ${moment}`,
    end: 'Mbyll',
    ended: 'Hyrja u mbyll',
    endOthers: 'Mbylli të gjitha të tjerat',
    othersEnded: 'Të gjitha hyrjet e tjera u mbyllën',
    loadFailed: { text: 'Hyrjet nuk u ngarkuan' },
    endFailed: failed('Hyrja nuk u mbyll'),
  },
  secondFactor: {
    title: 'Hapi i dytë i hyrjes',
    off: 'Joaktiv. Me një aplikacion kodesh në telefon, një fjalëkalim i vjedhur nuk mjafton për të hyrë.',
    on: 'Aktiv. Çdo hyrje kërkon edhe kodin e aplikacionit tënd.',
    setUp: 'Aktivizo',
    turnOff: 'Çaktivizo',
    next: 'Vazhdo',
    confirm: 'Konfirmo',
    codeHint: 'Gjashtë shifrat që tregon tani aplikacioni.',
    endHint: 'Gjashtë shifrat që tregon tani aplikacioni, ose një kod rezervë.',
    scan: 'Skanoje me aplikacionin e kodeve, ose shkruaje çelësin aty.',
    picture: 'Çelësi për t’u skanuar',
    key: 'Çelësi',
    copyKey: 'Kopjo çelësin',
    open: 'Hape në një aplikacion të kësaj pajisjeje',
    startFailed: failed('Hapi i dytë nuk u aktivizua'),
    confirmFailed: failed('Kodi nuk u konfirmua'),
    endFailed: failed('Hapi i dytë nuk u çaktivizua'),
    turnedOn: 'Hapi i dytë u aktivizua',
    turnedOff: 'Hapi i dytë u çaktivizua',
  },
  recovery: {
    title: 'Kodet rezervë',
    note: 'Secili kod vlen për një hyrje pa telefonin. Ruaji tani: nuk shfaqen më.',
    copy: 'Kopjo kodet',
    download: 'Shkarko',
    file: 'ritmi-kodet-rezerve.txt',
    done: 'U krye',
  },
  copied: 'U kopjua',
  notCopied: 'Nuk u kopjua. Teksti është i zgjedhur: kopjoje me tastierë.',
};

const en: typeof sq = {
  title: 'Account',
  name: 'Name',
  email: 'Email',
  failed: { text: 'Failed to load the account' },
  password: {
    title: 'Password',
    first: 'Choose a new password',
    firstNote: 'Others have seen the password that you signed in with. Choose one that only you know.',
    hint: (length: number) =>
      `At least ${length} characters. A few words that only you would put together are fine.`,
    show: 'Show what I type',
    submit: 'Change password',
    changed: 'Password changed. All other sessions have ended.',
    failed: failed('Failed to change the password'),
  },
  sessions: {
    title: 'Sessions',
    note: 'Where you are signed in. Unused sessions end automatically.',
    current: 'This one',
    lastUsed: (moment: string) => `Last used ${moment}`,
    since: (moment: string) => `Signed in ${moment}`,
    end: 'End',
    ended: 'Session ended',
    endOthers: 'End all others',
    othersEnded: 'All other sessions have ended',
    loadFailed: { text: 'Failed to load the sessions' },
    endFailed: failed('Failed to end the session'),
  },
  secondFactor: {
    title: 'Second factor',
    off: 'Off. With an authenticator app on your phone, a stolen password alone is not enough.',
    on: 'On. A login asks for a code of your authenticator app.',
    setUp: 'Set up',
    turnOff: 'Turn off',
    next: 'Next',
    confirm: 'Confirm',
    codeHint: 'The six digits that the app shows now.',
    endHint: 'The six digits that the app shows now, or a recovery code.',
    scan: 'Scan this with your authenticator app, or type the key into it.',
    picture: 'The key to scan',
    key: 'Key',
    copyKey: 'Copy key',
    open: 'Open in an app on this device',
    startFailed: failed('Failed to set up the second factor'),
    confirmFailed: failed('Failed to confirm the code'),
    endFailed: failed('Failed to turn off the second factor'),
    turnedOn: 'Second factor turned on',
    turnedOff: 'Second factor turned off',
  },
  recovery: {
    title: 'Recovery codes',
    note: 'Each code works for one login without your phone. Save them now: they are not shown again.',
    copy: 'Copy codes',
    download: 'Download',
    file: 'ritmi-recovery-codes.txt',
    done: 'Done',
  },
  copied: 'Copied',
  notCopied: 'Not copied. The text is selected: copy it with the keyboard.',
};

export const accountText = { sq, en };
