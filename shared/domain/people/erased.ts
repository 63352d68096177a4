import { entityOf } from '../entities.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What stays of documents when their person is erased: without name, phone, e-mail, messages and notes (docs/privacy.md).
 * Each returns the fields that change.
 */
export const withoutPerson: Readonly<Record<'enquiries' | 'bookings', (fields: Fields) => Fields>> = {
  enquiries: (fields) => ({
    name: '',
    phone: '',
    phoneE164: null,
    email: '',
    message: '',
    notes: [],
    answers: entriesOf(fields.answers).map((answer) => ({ ...answer, name: '', text: '' })),
    offers: entriesOf(fields.offers).map(({ message: _message, ...offer }) => offer),
    remindAt: null,
  }),
  bookings: (fields) => ({
    title: '',
    notes: '',
    payments: entriesOf(fields.payments).map((payment) => ({ ...payment, note: '' })),
  }),
};

/** Whether the person of a document was erased: nobody can leave its title empty. */
export function isErased(name: keyof typeof withoutPerson, document: Fields): boolean {
  return document[entityOf(name).titleField] === '';
}

const entriesOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map((each) => ({ ...Object(each) })) : [];
