import type { Language } from '../language.js';
import { readDay } from '../time/date.js';
import { typedGuests } from './guests.js';
import { askedParameters, nightParameters } from './request.js';

/** Names of the fields of the site's form, by those of an enquiry (contract, Asking). */
export const formFields = {
  name: 'emri',
  phone: 'telefoni',
  email: 'email',
  date: nightParameters.date,
  part: 'pjesa',
  place: nightParameters.place,
  kind: nightParameters.kind,
  guests: nightParameters.guests,
  message: 'mesazhi',
  packageId: askedParameters.package,
  serviceIds: askedParameters.services,
  artistId: askedParameters.artist,
  notice: 'njoftimi',
  website: 'website',
  /** A sentence that the message begins with. */
  wish: 'deshira',
} as const;

export type SentValues = Readonly<Record<string, string>>;

/** Body of POST /enquiries for what the site's form sent; the API checks it. */
export function enquiryOfForm(values: SentValues, language: Language): Readonly<Record<string, unknown>> {
  const sent = (field: keyof typeof formFields) => values[formFields[field]]?.trim() ?? '';
  return {
    name: sent('name'),
    phone: sent('phone'),
    email: sent('email'),
    // What is no day stays, for the API to refuse.
    date: readDay(sent('date')) ?? sent('date'),
    part: sent('part') || 'evening',
    place: sent('place'),
    kind: sent('kind'),
    guests: typedGuests(sent('guests')),
    message: [sent('wish'), sent('message')].filter((text) => text !== '').join('\n'),
    packageId: sent('packageId') || null,
    serviceIds: sent('serviceIds')
      .split(',')
      .filter((id) => id !== ''),
    artistId: sent('artistId') || null,
    language,
    notice: sent('notice'),
    website: sent('website'),
    fromForm: true,
  };
}

/** The form's field for a path of an enquiry's fields, such as `serviceIds.0`; null when it has none. */
export function formFieldOf(path: string): string | null {
  const [first = ''] = path.split('.');
  const known: Readonly<Record<string, string>> = formFields;
  return Object.hasOwn(known, first) ? (known[first] ?? null) : null;
}
