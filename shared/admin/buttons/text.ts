import type { Message } from '@ritmi/shared/domain/language';

/** The list is in the browser: only its storage refuses a change. */
export const buttonFailures = {
  sq: {
    save: { text: 'Butoni nuk u ruajt në këtë shfletues' },
    remove: { text: 'Butoni nuk u fshi në këtë shfletues' },
  },
  en: {
    save: { text: 'The button could not be saved in this browser' },
    remove: { text: 'The button could not be deleted in this browser' },
  },
};

/** What the buttons are for. */
export const buttonsIntro: Message = {
  sq: 'Lidhjet që shfaqen te faqja e butonave. Ruhen vetëm këtu, në këtë shfletues: në një pajisje tjetër lista është tjetër.',
  en: 'The links that the page of buttons shows. They are stored only here, in this browser: on another device the list is another one.',
};
