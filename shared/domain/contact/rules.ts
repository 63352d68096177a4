/** Seven or more of digits, +, space, brackets and hyphen (specification section 5). */
export function isPhone(value: string): boolean {
  return /^[\d+\s()-]{7,}$/.test(value.trim());
}

/** The form x@y.z. No part may match a dot: a text of many dots would take quadratic time. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

/** `tel:` address: the digits as written, and a leading + (contract, Contact). */
export function telAddress(phone: string): string {
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digitsOf(phone)}`;
}

/** Digits for wa.me: a local 06x… becomes 3556x…, an international 00 prefix is dropped (contract, Decisions). */
export function whatsappDigits(phone: string): string {
  const digits = digitsOf(phone);
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('06') ? `355${digits.slice(1)}` : digits;
}

/** Address of a WhatsApp chat, with an optional prefilled message. */
export function whatsappAddress(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${whatsappDigits(phone)}${text}`;
}

/** `mailto:` address with an optional subject and body. */
export function mailAddress(email: string, letter?: { subject: string; body: string }): string {
  const query = letter
    ? `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
    : '';
  return `mailto:${email.trim()}${query}`;
}

/** A contact's link. Its value decides, not its type (specification section 5); a place has no link. */
export function contactAddress(value: string): string | undefined {
  if (isPhone(value)) return telAddress(value);
  return isEmail(value) ? mailAddress(value) : undefined;
}

export function mapsAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
