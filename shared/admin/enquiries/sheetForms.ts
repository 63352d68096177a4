import { typedForm } from './quick/filled.js';

/** The sheets of an enquiry, and the form of each in the list of drafts. */
export const sheetForms = {
  reply: (id: string) => `enquiries-reply:${id}`,
  decline: (id: string) => `enquiries-decline:${id}`,
  offer: (id: string) => `enquiries-offer:${id}`,
  book: (id: string) => `enquiries-book:${id}`,
  edit: typedForm,
};

// Declared as they are used: `Object.keys` returns strings.
const sheets = Object.keys(sheetForms) as (keyof typeof sheetForms)[];

/** The sheet of an enquiry whose form this is; undefined when it is none of them. */
export const sheetOf = (form: string, id: string) => sheets.find((sheet) => sheetForms[sheet](id) === form);
