import type { AddressProblem } from '../messages.js';

/** Visible words of the desktop's own screens. */
export const text = {
  firstRun: {
    title: 'Mirë se vini në Ritmi',
    intro:
      'Shkruani adresën e faqes së agjencisë. Programi e provon lidhjen dhe pastaj ju kërkon të identifikoheni.',
  },
  address: {
    label: 'Server address',
    hint: 'Për shembull agjencia.al',
    change: 'Ndrysho adresën',
    server: (host: string) => `Serveri: ${host}`,
    allowInsecure: 'E kuptoj rrezikun: lidhu pa mbrojtje',
    submit: 'Lidhu',
    testing: 'Duke provuar lidhjen…',
    saved: 'Lidhja u provua dhe adresa u ruajt.',
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
    refused: 'Ndryshimi nuk u pranua.',
    missing: 'Nuk u gjet: dikush tjetër e fshiu. Ktheje nga Koshi dhe provo përsëri, ose hiqe ndryshimin.',
    forgotten:
      'U dërgua para më shumë se 30 ditësh dhe nuk erdhi përgjigje. Kontrollo listën: nëse është aty, hiqe këtë; nëse jo, dërgoje përsëri.',
    newer: (count: number) =>
      `${count === 1 ? 'Një ndryshim pret' : `${count} ndryshime presin`} një version më të ri të programit. Përditësojeni që të dërgohen.`,
    stranded: 'Ndryshimi varet nga një tjetër që nuk u pranua.',
    damaged:
      'Ndryshimet që prisnin serverin nuk u lexuan dot. Skedari i tyre u la mënjanë: vendin e tregojnë regjistrat, te Cilësimet. Kontrolloni listat dhe bëni sërish çfarë mungon.',
    missingFile: 'Skedari i ruajtur nuk gjendet më.',
    sent: (count: number) => (count === 1 ? 'U dërgua 1 ndryshim.' : `U dërguan ${count} ndryshime.`),
  },
  startFailed: {
    title: 'Programi nuk u nis dot',
    advice:
      'Provoni përsëri, ose mbylleni dhe hapeni. Nëse mbetet kështu, hapni regjistrat: arsyeja shkruhet aty.',
    again: 'Provo përsëri',
  },
  starting: 'Duke u hapur…',
} as const;

/** What is wrong with an address, in plain words. */
export const addressProblems: Record<AddressProblem, (detail: string) => string> = {
  empty: () => 'Shkruani adresën e serverit.',
  malformed: () => 'Kjo nuk duket si adresë. Shkruajeni si në shfletues, për shembull agjencia.al.',
  insecure: () =>
    'Lidhja http nuk është e mbrojtur: fjalëkalimi mund të lexohet rrugës. Përdorni https, ose këmbëngulni më poshtë.',
  unknownHost: () => 'Nuk gjendet asnjë server me këtë emër. Kontrolloni shkrimin dhe lidhjen me internetin.',
  refused: () =>
    'Në këtë adresë nuk përgjigjet asnjë server. Kontrolloni adresën ose pyesni kush e mban faqen.',
  offline: () => 'Ky kompjuter nuk ka lidhje me rrjetin. Lidheni dhe provoni përsëri.',
  timeout: () => 'Serveri nuk u përgjigj me kohë. Provoni përsëri pas pak.',
  certificate: () =>
    'Serveri nuk e vërteton dot kush është (certifikata). Mos vazhdoni pa pyetur kush e mban faqen.',
  redirect: (detail) => `Kjo adresë ju dërgon te ${detail}. Shkruani atë.`,
  failing: (detail) => `Serveri u përgjigj me gabim (${detail}). Provoni përsëri pas pak.`,
  foreign: () =>
    'Në këtë adresë përgjigjet diçka tjetër, jo serveri i agjencisë. Kontrolloni adresën ose pyesni kush e mban faqen.',
  notSaved: () =>
    'Adresa nuk u ruajt dot në këtë kompjuter. Kontrolloni nëse ka vend në disk dhe provoni përsëri.',
};
