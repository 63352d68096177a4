import type { Message } from '@ritmi/shared/domain/language';

/** Texts around the modules that the specification does not give. */
export const appText = {
  account: { sq: 'Llogaria', en: 'Account' },
  find: { sq: 'Gjej kudo (Ctrl+K)', en: 'Find anything (Ctrl+K)' },
  /** The first word of `find`, where there is no keyboard and little room. */
  findShort: { sq: 'Gjej', en: 'Find' },
  daily: { sq: 'Çdo ditë', en: 'Every day' },
  notLoaded: {
    sq: 'Kërkimi nuk u ngarkua. Provo përsëri kur të ketë lidhje.',
    en: 'The search could not be loaded. Try again when there is a connection.',
  },
  start: { sq: 'Fillimi', en: 'Start' },
  signOut: { sq: 'Dil', en: 'Sign out' },
  shortcuts: { sq: 'Shkurtoret e tastierës', en: 'Keyboard shortcuts' },
  media: { sq: 'Media', en: 'Media' },
  trash: { sq: 'Koshi', en: 'Trash' },
  history: { sq: 'Historia', en: 'History' },
  content: { sq: 'Eksporti', en: 'Export' },
  settings: { sq: 'Cilësimet', en: 'Settings' },
  site: { sq: 'Hap faqen', en: 'Show the site' },
  languages: { sq: 'Gjuha', en: 'Language' },
  offline: { sq: 'Pa lidhje me serverin.', en: 'No connection to the server.' },
  changesWait: { sq: 'Ndryshimet presin dhe dërgohen vetë.', en: 'Changes wait and are sent by themselves.' },
  changesFail: { sq: 'Ndryshimet ruhen kur të kthehet lidhja.', en: 'Changes can be saved when it is back.' },
  changed: { sq: 'Faqja ndryshoi së fundi më', en: 'The site last changed on' },
  unread: (count: number) => ({ sq: `${count} të palexuara`, en: `${count} unread` }),
};

/** Of when the shown lists are: `time` of today, or of `day`. */
export const shownAt = (day: string | null, time: string): Message => ({
  sq: `Kjo që shihet është e ${day ? `datës ${day}, orës` : 'orës'} ${time}.`,
  en: `What is shown is of ${day ? `${day}, ` : ''}${time}.`,
});

/** Keys, and what they do; they are implemented in shortcuts.tsx, in forms and in lists. */
export const shortcuts: readonly { readonly keys: string; readonly does: Message }[] = [
  { keys: 'Ctrl+S', does: { sq: 'Ruaj formularin e hapur', en: 'Save the open form' } },
  {
    keys: 'Enter',
    does: {
      sq: 'Te një titull fotoje ose veçori: shko te tjetra; te e fundit: ruaj',
      en: 'In a caption or a feature: go to the next one; in the last one: save',
    },
  },
  {
    keys: 'Shift+Enter',
    does: { sq: 'Te veçoria e fundit: shto një tjetër', en: 'In the last feature: add another one' },
  },
  {
    keys: 'Ctrl+K',
    does: { sq: 'Gjej çdo gjë, ekran dhe veprim', en: 'Find any item, screen and action' },
  },
  { keys: '/', does: { sq: 'Kërko në listë', en: 'Search the list' } },
  { keys: 'K', does: { sq: 'Shëno një kërkesë nga kudo', en: 'Write down an enquiry from anywhere' } },
  { keys: 'N', does: { sq: 'Shto diçka të re', en: 'Add something new' } },
  {
    keys: 'Alt+T',
    does: {
      sq: 'Shko te mesazhi më i ri, për shembull te «Zhbëj»',
      en: 'Go to the newest message, such as one with Undo',
    },
  },
  { keys: '?', does: { sq: 'Shfaq këtë fletë', en: 'Show this sheet' } },
  {
    keys: 'Space',
    does: {
      sq: 'Te një dorezë: kap dhe lësho; shigjetat lëvizin',
      en: 'On a drag handle: lift and drop; the arrows move',
    },
  },
  {
    keys: 'Esc',
    does: {
      sq: 'Mbyll dritaren, pastro kërkimin, anulo zvarritjen',
      en: 'Close a dialog, clear the search, cancel a drag',
    },
  },
];
