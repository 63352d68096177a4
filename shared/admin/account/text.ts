import { type FailureRule, serverTextAlone } from '../kit/model/failureText.js';

/** A failure that belongs to no field, such as too many attempts, is shown in the server's words. */
export const failed = (text: string): FailureRule => ({ text, withServerText: serverTextAlone });

/** Labels of inputs are in English, as the contract requires. */
export const labels = { current: 'Current password', next: 'New password', code: 'Code' } as const;

/** Texts of the account that the contract does not give. */
export const accountText = {
  title: { sq: 'Llogaria', en: 'Account' },
  name: { sq: 'Emri', en: 'Name' },
  email: { sq: 'Email-i', en: 'Email' },
  failed: { sq: 'Llogaria nuk u ngarkua', en: 'Failed to load the account' },
  password: {
    title: { sq: 'Fjalëkalimi', en: 'Password' },
    first: { sq: 'Zgjidh një fjalëkalim të ri', en: 'Choose a new password' },
    firstNote: {
      sq: 'Fjalëkalimin me të cilin hyre e kanë parë edhe të tjerë. Zgjidh një që e di vetëm ti.',
      en: 'Others have seen the password that you signed in with. Choose one that only you know.',
    },
    hint: (length: number) => ({
      sq: `Të paktën ${length} shenja. Mjaftojnë disa fjalë që vetëm ti do t’i vije bashkë.`,
      en: `At least ${length} characters. A few words that only you would put together are fine.`,
    }),
    show: { sq: 'Trego çfarë shkruaj', en: 'Show what I type' },
    submit: { sq: 'Ndrysho fjalëkalimin', en: 'Change password' },
    changed: {
      sq: 'Fjalëkalimi u ndryshua. Të gjitha hyrjet e tjera u mbyllën.',
      en: 'Password changed. All other sessions have ended.',
    },
    failed: { sq: 'Fjalëkalimi nuk u ndryshua', en: 'Failed to change the password' },
  },
  sessions: {
    title: { sq: 'Hyrjet e hapura', en: 'Sessions' },
    note: {
      sq: 'Ku je i kyçur. Hyrjet që nuk përdoren mbyllen vetë.',
      en: 'Where you are signed in. Unused sessions end automatically.',
    },
    current: { sq: 'Kjo këtu', en: 'This one' },
    lastUsed: (moment: string) => ({ sq: `Përdorur së fundi më ${moment}`, en: `Last used ${moment}` }),
    since: (moment: string) => ({ sq: `Hyrë më ${moment}`, en: `Signed in ${moment}` }),
    end: { sq: 'Mbyll', en: 'End' },
    ended: { sq: 'Hyrja u mbyll', en: 'Session ended' },
    showFewer: { sq: 'Shfaq më pak', en: 'Show fewer' },
    endOthers: { sq: 'Mbylli të gjitha të tjerat', en: 'End all others' },
    othersEnded: { sq: 'Të gjitha hyrjet e tjera u mbyllën', en: 'All other sessions have ended' },
    loadFailed: { sq: 'Hyrjet nuk u ngarkuan', en: 'Failed to load the sessions' },
    endFailed: { sq: 'Hyrja nuk u mbyll', en: 'Failed to end the session' },
  },
  phone: {
    title: { sq: 'Njoftimet', en: 'Notifications' },
    label: { sq: 'Njoftime në këtë telefon', en: 'Notifications on this phone' },
    note: {
      sq: 'Kur vjen një kërkesë, telefoni të njofton edhe kur paneli është i mbyllur. Njoftimi tregon vetëm datën e natës.',
      en: 'When an enquiry comes in, the phone tells you even while the admin is closed. The notification shows the night’s date only.',
    },
    refused: {
      sq: 'Shfletuesi i ka të bllokuara njoftimet e kësaj faqeje. Lejoji te cilësimet e tij, pastaj hape faqen përsëri.',
      en: 'The browser blocks this site’s notifications. Allow them in its settings, then open this page again.',
    },
    notInstalled: {
      sq: 'Në iPhone shtoje së pari panelin në ekranin bazë: butoni Ndaj, pastaj «Shto në ekranin bazë». Hape prej andej.',
      en: 'On an iPhone, first add the admin to the home screen: the Share button, then “Add to Home Screen”. Open it from there.',
    },
    missing: {
      sq: 'Ky shfletues nuk di të tregojë njoftime. Provo Chrome, Edge ose Firefox.',
      en: 'This browser cannot show notifications. Try Chrome, Edge or Firefox.',
    },
    forbidden: {
      sq: 'Shfletuesi nuk e lejon këtë faqe të ruajë të dhëna, dhe pa to nuk ka njoftime. Lejoje te cilësimet e tij.',
      en: 'The browser does not let this site store data, and without it there are no notifications. Allow it in its settings.',
    },
    turnedOn: { sq: 'Njoftimet u aktivizuan', en: 'Notifications turned on' },
    turnedOff: { sq: 'Njoftimet u çaktivizuan', en: 'Notifications turned off' },
    startFailed: { sq: 'Njoftimet nuk u aktivizuan', en: 'Failed to turn on the notifications' },
    endFailed: { sq: 'Njoftimet nuk u çaktivizuan', en: 'Failed to turn off the notifications' },
  },
  secondFactor: {
    title: { sq: 'Hapi i dytë i hyrjes', en: 'Second factor' },
    off: {
      sq: 'Joaktiv. Me një aplikacion kodesh në telefon, një fjalëkalim i vjedhur nuk mjafton për të hyrë.',
      en: 'Off. With an authenticator app on your phone, a stolen password alone is not enough.',
    },
    on: {
      sq: 'Aktiv. Çdo hyrje kërkon edhe kodin e aplikacionit tënd.',
      en: 'On. Every login asks for a code from your authenticator app.',
    },
    setUp: { sq: 'Aktivizo', en: 'Set up' },
    turnOff: { sq: 'Çaktivizo', en: 'Turn off' },
    next: { sq: 'Vazhdo', en: 'Next' },
    confirm: { sq: 'Konfirmo', en: 'Confirm' },
    codeHint: {
      sq: 'Gjashtë shifrat që tregon tani aplikacioni.',
      en: 'The six digits that the app shows now.',
    },
    endHint: {
      sq: 'Gjashtë shifrat që tregon tani aplikacioni, ose një kod rezervë.',
      en: 'The six digits that the app shows now, or a recovery code.',
    },
    scan: {
      sq: 'Skanoje me aplikacionin e kodeve, ose shkruaje çelësin aty.',
      en: 'Scan this with your authenticator app, or type the key into it.',
    },
    picture: { sq: 'Çelësi për t’u skanuar', en: 'The key to scan' },
    key: { sq: 'Çelësi', en: 'Key' },
    copyKey: { sq: 'Kopjo çelësin', en: 'Copy key' },
    open: { sq: 'Hape në një aplikacion të kësaj pajisjeje', en: 'Open in an app on this device' },
    startFailed: { sq: 'Hapi i dytë nuk u aktivizua', en: 'Failed to set up the second factor' },
    confirmFailed: { sq: 'Kodi nuk u konfirmua', en: 'Failed to confirm the code' },
    endFailed: { sq: 'Hapi i dytë nuk u çaktivizua', en: 'Failed to turn off the second factor' },
    turnedOn: { sq: 'Hapi i dytë u aktivizua', en: 'Second factor turned on' },
    turnedOff: { sq: 'Hapi i dytë u çaktivizua', en: 'Second factor turned off' },
  },
  recovery: {
    title: { sq: 'Kodet rezervë', en: 'Recovery codes' },
    note: {
      sq: 'Secili kod vlen për një hyrje pa telefonin. Ruaji tani: nuk shfaqen më.',
      en: 'Each code works for one login without your phone. Save them now: they are not shown again.',
    },
    copy: { sq: 'Kopjo kodet', en: 'Copy codes' },
    download: { sq: 'Shkarko', en: 'Download' },
    file: { sq: 'ritmi-kodet-rezerve.txt', en: 'ritmi-recovery-codes.txt' },
    done: { sq: 'U krye', en: 'Done' },
  },
  copied: { sq: 'U kopjua', en: 'Copied' },
  notCopied: {
    sq: 'Nuk u kopjua. Teksti është i zgjedhur: kopjoje me tastierë.',
    en: 'Not copied. The text is selected: copy it with the keyboard.',
  },
};
