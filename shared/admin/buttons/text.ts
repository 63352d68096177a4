import type { Message } from '@ritmi/shared/domain/language';

/** The list is in the browser: only its storage refuses a change. */
export const buttonFailures = {
  save: {
    sq: { text: 'Butoni nuk u ruajt në këtë shfletues' },
    en: { text: 'The button could not be saved in this browser' },
  },
  remove: {
    sq: { text: 'Butoni nuk u fshi në këtë shfletues' },
    en: { text: 'The button could not be deleted in this browser' },
  },
};

/** Specification section 8, buttons; they make no calls. */
export const buttonsText = {
  added: 'Button added successfully',
  updated: 'Button updated successfully',
  removed: 'Button deleted successfully',
  called: { sq: 'Buton', en: 'Button' },
  confirmRemove: { sq: 'Ta fshij këtë buton?', en: 'Are you sure you want to delete this button?' },
  listTitle: { sq: 'Butonat në faqe', en: 'Manage Buttons' },
  addTitle: { sq: 'Shto buton', en: 'Add New Button' },
  submit: 'Add Button',
  editTitle: { sq: 'Ndrysho këtë buton', en: 'Edit Button' },
  empty: { sq: 'Ende asnjë buton.', en: 'No buttons added yet.' },
} as const;

/** What the buttons are for. */
export const buttonsIntro: Message = {
  sq: 'Lidhjet që shfaqen te faqja e butonave. Ruhen vetëm këtu, në këtë shfletues: në një pajisje tjetër lista është tjetër.',
  en: 'The links that the page of buttons shows. They are stored only here, in this browser: on another device the list is another one.',
};

export const buttonLabels = { text: 'Text', path: 'Path', category: 'Category' } as const;
