/** Seven or more of digits, +, space, brackets and hyphen (specification section 5). */
export function isPhone(value: string): boolean {
  return /^[\d+\s()-]{7,}$/.test(value.trim());
}

/** The usual x@y.z form. No part can match a dot, or a text of many dots would take time of its length squared. */
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

/** WhatsApp chat with an optional message already written. */
export function whatsappAddress(phone: string, message?: string): string {
  const text = message ? `?text=${encodeURIComponent(message)}` : '';
  return `https://wa.me/${whatsappDigits(phone)}${text}`;
}

/** Mail composer with an optional subject and body already written. */
export function mailAddress(email: string, letter?: { subject: string; body: string }): string {
  const query = letter
    ? `?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`
    : '';
  return `mailto:${email.trim()}${query}`;
}

/** Where a contact leads: its value decides, whatever its type says (specification section 5). A place leads nowhere. */
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
