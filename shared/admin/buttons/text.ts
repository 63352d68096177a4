/** Texts that are not those of every entity: the list is in the browser, and only its storage refuses a change. */
export const buttonsText = {
  intro: {
    sq: 'Lidhjet që shfaqen te faqja e butonave. Ruhen vetëm këtu, në këtë shfletues: në një pajisje tjetër lista është tjetër.',
    en: 'The links that the page of buttons shows. They are stored only here, in this browser: on another device the list is another one.',
  },
  notSaved: {
    sq: 'Butoni nuk u ruajt në këtë shfletues',
    en: 'The button could not be saved in this browser',
  },
  notDeleted: {
    sq: 'Butoni nuk u fshi në këtë shfletues',
    en: 'The button could not be deleted in this browser',
  },
};
