import { clean } from '../text/clean.js';
import { hasPhoneDigits, internationalDigits, isPhone, mayHaveWhatsApp, telAddress } from './phone.js';
import type { ContactEntry, ContactType } from './schema.js';

/** The form x@y.z. No part may match a dot: a text of many dots would take quadratic time. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(clean(value).trim());
}

/** What a contact is by its value; its type decides only for a number that is written in an unusual way. */
export function kindOf({ type, value }: Pick<ContactEntry, 'type' | 'value'>): ContactType | null {
  if (isPhone(value)) return 'phone';
  if (isEmail(value)) return 'email';
  if (type === 'phone') return hasPhoneDigits(value) ? 'phone' : null;
  return type === 'address' ? 'address' : null;
}

/** The number that enquiries go to: the first that may have WhatsApp. */
export function whatsappPhone(contacts: readonly Pick<ContactEntry, 'type' | 'value'>[]): string | undefined {
  return contacts.find((contact) => kindOf(contact) === 'phone' && mayHaveWhatsApp(contact.value))?.value;
}

/** Address of a WhatsApp chat, with an optional prefilled message. */
export function whatsappAddress(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${internationalDigits(phone)}${text}`;
}

/** `mailto:` address with an optional subject and body. */
export function mailAddress(email: string, letter?: { subject: string; body: string }): string {
  const query = letter
    ? `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
    : '';
  return `mailto:${encodeURIComponent(clean(email).trim()).replaceAll('%40', '@')}${query}`;
}

/** A contact's link; a place has none. */
export function contactAddress(contact: Pick<ContactEntry, 'type' | 'value'>): string | undefined {
  const kind = kindOf(contact);
  if (kind === 'phone') return telAddress(contact.value);
  return kind === 'email' ? mailAddress(contact.value) : undefined;
}

export function mapsAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

/** The third party whose map the contact page shows when a visitor asks for it. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Address of the embedded map around a place. */
export function mapEmbedAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const around = [longitude - 0.008, latitude - 0.005, longitude + 0.008, latitude + 0.005];
  const bbox = around.map((degrees) => degrees.toFixed(4)).join(',');
  const [place, marker] = [bbox, `${latitude},${longitude}`].map(encodeURIComponent);
  return `${mapOrigin}/export/embed.html?bbox=${place}&layer=mapnik&marker=${marker}`;
}
