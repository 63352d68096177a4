import { mailAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { internationalDigits, mayHaveWhatsApp, telAddress } from '@ritmi/shared/domain/contact/phone';

/** A program that opens with an answer filled in, and what it is called in the note about it. */
export type Channel = { readonly name: string; readonly href: string; readonly isCall?: boolean };

type Target = { readonly phone: string; readonly email: string };

/** What an answer can be opened in; nothing is sent by it. */
export function channelsOf({ phone, email }: Target, message: string, subject: string): Channel[] {
  const text = encodeURIComponent(message);
  const found: Channel[] = [];
  if (phone !== '') {
    const digits = internationalDigits(phone);
    if (mayHaveWhatsApp(phone)) {
      found.push({ name: 'WhatsApp', href: whatsappAddress(phone, message) });
      found.push({ name: 'Viber', href: `viber://chat?number=%2B${digits}&draft=${text}` });
    }
    found.push({ name: '', href: telAddress(phone), isCall: true });
  }
  if (email !== '') {
    const body = message.replaceAll('\n', '\r\n');
    found.push({ name: 'E-mail', href: mailAddress(email, { subject, body }) });
  }
  return found;
}
