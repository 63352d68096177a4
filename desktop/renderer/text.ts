import { languageOfWording, storedWording } from '@ritmi/shared/admin/language';

const sq = {
  firstRun: {
    title: 'Mirë se vini në Ritmi',
    intro:
      'Shkruani adresën e faqes së agjencisë. Programi e provon lidhjen dhe pastaj ju kërkon të identifikoheni.',
  },
  address: {
    hint: 'Për shembull agjencia.al',
    change: 'Ndrysho adresën',
    allowInsecure: 'E kuptoj rrezikun: lidhu pa mbrojtje',
    submit: 'Lidhu',
    testing: 'Duke provuar lidhjen…',
    saved: 'Lidhja u provua dhe adresa u ruajt.',
    /** What is wrong with an address, in plain words; `%s` is a detail. */
    problems: {
      empty: 'Shkruani adresën e serverit.',
      malformed: 'Kjo nuk duket si adresë. Shkruajeni si në shfletues, për shembull agjencia.al.',
      insecure:
        'Lidhja http nuk është e mbrojtur: fjalëkalimi mund të lexohet rrugës. Përdorni https, ose këmbëngulni më poshtë.',
      unknownHost: 'Nuk gjendet asnjë server me këtë emër. Kontrolloni shkrimin dhe lidhjen me internetin.',
      refused:
        'Në këtë adresë nuk përgjigjet asnjë server. Kontrolloni adresën ose pyesni kush e mban faqen.',
      offline: 'Ky kompjuter nuk ka lidhje me rrjetin. Lidheni dhe provoni përsëri.',
      timeout: 'Serveri nuk u përgjigj me kohë. Provoni përsëri pas pak.',
      certificate:
        'Serveri nuk e vërteton dot kush është (certifikata). Mos vazhdoni pa pyetur kush e mban faqen.',
      redirect: 'Kjo adresë ju dërgon te %s. Shkruani atë.',
      failing: 'Serveri u përgjigj me gabim (%s). Provoni përsëri pas pak.',
      foreign:
        'Në këtë adresë përgjigjet diçka tjetër, jo serveri i agjencisë. Kontrolloni adresën ose pyesni kush e mban faqen.',
      notSaved:
        'Adresa nuk u ruajt dot në këtë kompjuter. Kontrolloni nëse ka vend në disk dhe provoni përsëri.',
    },
    leavesSession: 'Me një server tjetër do të identifikoheni përsëri.',
    leavesQueued: (count: number) =>
      count === 1
        ? 'Ndryshimi që pret mbetet te serveri i tanishëm dhe dërgohet kur të ktheheni tek ai.'
        : `${count} ndryshimet që presin mbeten te serveri i tanishëm dhe dërgohen kur të ktheheni tek ai.`,
  },
  settings: {
    title: 'Cilësimet',
    server: 'Serveri',
    session: 'Identifikimi',
    app: 'Programi',
    version: (version: string) => `Versioni ${version}`,
    protection: {
      system: 'Identifikimi ruhet i koduar nga sistemi.',
      file: 'Sistemi nuk ofron kodim, prandaj identifikimi ruhet në një skedar që vetëm llogaria juaj në këtë kompjuter mund ta lexojë.',
    },
  },
  openLogs: 'Hap regjistrat',
  outbox: {
    newer: (count: number) =>
      `${count === 1 ? 'Një ndryshim pret' : `${count} ndryshime presin`} një version më të ri të programit. Përditësojeni që të dërgohen.`,
    damaged:
      'Ndryshimet që prisnin serverin nuk u lexuan dot. Skedari i tyre u la mënjanë: vendin e tregojnë regjistrat, te Cilësimet. Kontrolloni listat dhe bëni sërish çfarë mungon.',
  },
  startFailed: {
    title: 'Programi nuk u nis dot',
    advice:
      'Provoni përsëri, ose mbylleni dhe hapeni. Nëse mbetet kështu, hapni regjistrat: arsyeja shkruhet aty.',
    again: 'Provo përsëri',
  },
  starting: 'Duke u hapur…',
};

const en: typeof sq = {
  firstRun: {
    title: 'Welcome to Ritmi',
    intro:
      'Type the address of the agency’s site. The app tests the connection and then asks you to sign in.',
  },
  address: {
    hint: 'For example agjencia.al',
    change: 'Change the address',
    allowInsecure: 'I understand the risk: connect without protection',
    submit: 'Connect',
    testing: 'Testing the connection…',
    saved: 'The connection was tested and the address saved.',
    problems: {
      empty: 'Type the address of the server.',
      malformed: 'This does not look like an address. Type it as in a browser, such as agjencia.al.',
      insecure:
        'A connection by http is not protected: the password can be read on its way. Use https, or insist below.',
      unknownHost: 'No server has this name. Check the spelling and the internet connection.',
      refused: 'No server answers at this address. Check it, or ask who runs the site.',
      offline: 'This computer has no network. Connect it and try again.',
      timeout: 'The server did not answer in time. Try again in a moment.',
      certificate:
        'The server cannot prove who it is (certificate). Do not go on without asking who runs the site.',
      redirect: 'This address leads to %s. Type that one.',
      failing: 'The server answered with an error (%s). Try again in a moment.',
      foreign:
        'Something else answers at this address, not the agency’s server. Check it, or ask who runs the site.',
      notSaved:
        'The address could not be saved on this computer. Check whether the disk has room and try again.',
    },
    leavesSession: 'With another server you sign in again.',
    leavesQueued: (count) =>
      count === 1
        ? 'The change that waits stays with the present server and is sent when you come back to it.'
        : `The ${count} changes that wait stay with the present server and are sent when you come back to it.`,
  },
  settings: {
    title: 'Settings',
    server: 'Server',
    session: 'Login',
    app: 'App',
    version: (version) => `Version ${version}`,
    protection: {
      system: 'The login is stored encrypted by the system.',
      file: 'The system offers no encryption, so the login is stored in a file that only your account on this computer can read.',
    },
  },
  openLogs: 'Open the logs',
  outbox: {
    newer: (count) =>
      `${count === 1 ? 'One change waits' : `${count} changes wait`} for a newer version of the app. Update it to send them.`,
    damaged:
      'The changes that waited for the server could not be read. Their file was set aside: the logs, under Settings, tell where. Look at the lists and do again what is missing.',
  },
  startFailed: {
    title: 'The app could not start',
    advice:
      'Try again, or close and open it. If it stays like this, open the logs: the reason is written there.',
    again: 'Try again',
  },
  starting: 'Opening…',
};

/** Visible words of the desktop's own screens. */
export const texts = { sq, en };

/** The outbox's texts in the stored language, for use outside of components. */
export const outboxText = () => texts[languageOfWording(storedWording())].outbox;

/** A label of the contract's. */
export const addressLabel = 'Server address';
