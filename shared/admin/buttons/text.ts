/** Specification sections 5 and 8, buttons; they make no calls. */
export const buttonsText = {
  // The list is in the browser: only its storage refuses a change.
  add: { text: 'The button could not be saved in this browser' },
  update: { text: 'The button could not be saved in this browser' },
  remove: { text: 'The button could not be deleted in this browser' },
  added: 'Button added successfully',
  updated: 'Button updated successfully',
  removed: 'Button deleted successfully',
  confirmRemove: 'Are you sure you want to delete this button?',
  listTitle: 'Manage Buttons',
  addTitle: 'Add New Button',
  submit: 'Add Button',
  editTitle: 'Edit Button',
  empty: 'No buttons added yet.',
} as const;

/** What the buttons are for. */
export const buttonsIntro = {
  sq: 'Lidhjet që shfaqen te faqja e butonave. Ruhen vetëm këtu, në këtë shfletues: në një pajisje tjetër lista është tjetër.',
  en: 'The links that the page of buttons shows. They are stored only here, in this browser: on another device the list is another one.',
};

export const buttonLabels = { text: 'Text', path: 'Path', category: 'Category' } as const;
