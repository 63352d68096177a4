import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  skip: { sq: 'Kalo te përmbajtja', en: 'Skip to content' },
  preview: { sq: 'Parapamje', en: 'Parapamje (preview)' },
  mainNav: { sq: 'Menyja kryesore', en: 'Main menu' },
  barNav: { sq: 'Menyja e poshtme', en: 'Bottom menu' },
  footNav: { sq: 'Lidhje të shpejta', en: 'Quick links' },
  home: { sq: 'Kreu', en: 'Home' },
  services: { sq: 'Shërbime', en: 'Services' },
  packages: { sq: 'Paketa', en: 'Packages' },
  events: { sq: 'Evente', en: 'Events' },
  about: { sq: 'Rreth nesh', en: 'About us' },
  projects: { sq: 'Projektet', en: 'Projects' },
  contact: { sq: 'Kontakt', en: 'Contact' },
  login: { sq: 'Hyr', en: 'Log in' },
  teamLogin: { sq: 'Hyrja e ekipit', en: 'Team login' },
  loginTitle: { sq: 'Identifikohu', en: 'Log in' },
  loginNeedsScript: { sq: 'Hyrja kërkon JavaScript.', en: 'Logging in needs JavaScript.' },
  close: { sq: 'Mbyll', en: 'Close' },
  back: { sq: 'Kthehu', en: 'Back' },
  contacts: { sq: 'Na gjej', en: 'Find us' },
  social: { sq: 'Na ndiq', en: 'Follow us' },
  whatsapp: { sq: 'Na shkruaj në WhatsApp', en: 'Write to us on WhatsApp' },
  terms: { sq: 'Termat e shërbimit', en: 'Terms of service' },
  privacy: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
  rights: { sq: 'Të gjitha të drejtat e rezervuara.', en: 'All rights reserved.' },
  offline: {
    sq: 'Nuk ka internet. Provo sërish kur të kthehet lidhja.',
    en: 'There is no internet. Try again when the connection is back.',
  },
  consent: { sq: 'Pëlqimi për statistika', en: 'Consent to statistics' },
  consentText: {
    sq: 'Na lejon të numërojmë vizitat? Pa lejen tënde nuk ngarkohet asgjë nga palë të treta.',
    en: 'May we count visits? Without your consent nothing is loaded from anyone else.',
  },
  accept: { sq: 'Prano', en: 'Accept' },
  refuse: { sq: 'Refuzo', en: 'Refuse' },
  consentChange: { sq: 'Cilësimet e privatësisë', en: 'Privacy settings' },
} as const satisfies Record<string, Message>;

/** The links of header and mobile bar, in the specified order. */
export const mainLinks = [
  { path: '/', label: text.home },
  { path: '/sherbime', label: text.services },
  { path: '/paketa', alias: '/packages', label: text.packages },
  { path: '/evente', label: text.events },
  { path: '/rreth-nesh', label: text.about },
] as const;
