/** Texts that differ from those of entities, because the list is stored in the browser. */
export const buttonsText = {
  intro: {
    sq: 'Lidhjet që shfaqen te faqja e butonave. Ruhen vetëm këtu, në këtë shfletues: në një pajisje tjetër lista është tjetër.',
    en: 'The links that the page of buttons shows. They are stored only in this browser: another device has its own list.',
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
