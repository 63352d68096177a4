import type { Message } from '@ritmi/shared/domain/language';

/** What the agency is told; it reads Albanian. `{who}` is the visitor. */
export const toAgency = {
  asked: { subject: 'Kërkesë e re', text: 'Erdhi një kërkesë e re nga faqja.' },
  accepted: { subject: 'Oferta u pranua', text: 'Klienti e pranoi ofertën.' },
  declined: { subject: 'Oferta u refuzua', text: 'Klienti nuk e pranoi ofertën.' },
  change: { subject: 'Kërkohet një ndryshim', text: 'Klienti kërkon një ndryshim.' },
} as const;

type ForVisitor = { readonly subject: Message; readonly text: Message };

export const toVisitor = {
  received: {
    subject: { sq: 'E morëm kërkesën tënde', en: 'We have received your enquiry' },
    text: {
      sq: 'Faleminderit! Të përgjigjemi sa më shpejt. Në faqen e kërkesës sheh çdo përgjigje.',
      en: 'Thank you! We will answer as soon as we can. The page of your enquiry shows every answer.',
    },
  },
  offer: {
    subject: { sq: 'Oferta jonë për natën tënde', en: 'Our offer for your night' },
    text: {
      sq: 'Oferta jonë është gati. Në faqen e kërkesës e lexon, e pranon ose kërkon një ndryshim.',
      en: 'Our offer is ready. On the page of your enquiry you can read it, accept it or ask for a change.',
    },
  },
  confirmed: {
    subject: { sq: 'Nata jote është rezervuar', en: 'Your night is booked' },
    text: {
      sq: 'E konfirmuam natën tënde. Bashkëngjitur gjen takimin për kalendarin.',
      en: 'We have confirmed your night. The appointment for your calendar is attached.',
    },
  },
} as const satisfies Record<string, ForVisitor>;

export const labels = {
  reference: { sq: 'Referenca', en: 'Reference' },
  name: { sq: 'Emri', en: 'Name' },
  phone: { sq: 'Telefoni', en: 'Phone' },
  email: { sq: 'E-mail', en: 'E-mail' },
  date: { sq: 'Data', en: 'Date' },
  place: { sq: 'Vendi', en: 'Place' },
  kind: { sq: 'Lloji i natës', en: 'Occasion' },
  guests: { sq: 'Të ftuar', en: 'Guests' },
  artist: { sq: 'Artisti', en: 'Artist' },
  chosen: { sq: 'Zgjedhja', en: 'Choice' },
  estimate: { sq: 'Vlerësimi', en: 'Estimate' },
  total: { sq: 'Totali', en: 'Total' },
  validUntil: { sq: 'Vlen deri më', en: 'Valid until' },
  deposit: { sq: 'Kapari', en: 'Deposit' },
  message: { sq: 'Mesazhi', en: 'Message' },
  answer: { sq: 'Përgjigjja', en: 'Answer' },
} as const satisfies Record<string, Message>;

export const openPage: Message = { sq: 'Hap faqen e kërkesës', en: 'Open the page of your enquiry' };

export const openInbox = 'Hap kërkesat';
