import type { AskedKind } from '@ritmi/shared/domain/enquiry/request';
import type { ContactType } from '@ritmi/shared/domain/contact/schema';
import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Na kontakto', en: 'Contact us' },
  lead: {
    sq: 'Na trego datën, vendin dhe sa veta vijnë. Të përgjigjemi brenda ditës.',
    en: 'Tell us the date, the place and how many are coming. We answer within the day.',
  },
  loading: { sq: 'Duke ngarkuar kontaktet', en: 'Loading contacts' },
  entries: { sq: 'Kontaktet', en: 'Contacts' },
  call: { sq: 'Telefono', en: 'Call' },
  whatsapp: { sq: 'WhatsApp', en: 'WhatsApp' },
  mail: { sq: 'Shkruaj email', en: 'Write an email' },
  direct: { sq: 'Hap në Google Maps', en: 'Open in Google Maps' },
  place: { sq: 'Ku jemi', en: 'Where we are' },
  showMap: { sq: 'Shfaq hartën', en: 'Show the map' },
  mapNote: {
    sq: 'Harta vjen nga openstreetmap.org, vetëm kur e kërkon ti.',
    en: 'The map comes from openstreetmap.org, only when you ask for it.',
  },
  mapTitle: { sq: 'Harta: ku ndodhemi', en: 'Map: where we are' },
  booking: { sq: 'Kërkesa jote', en: 'Your enquiry' },
  bookingNote: {
    sq: 'Mesazhin e shkruajmë ne. Ti e lexon dhe e dërgon.',
    en: 'We write the message, in Albanian. You read it and send it.',
  },
  total: { sq: 'Totali', en: 'Total' },
  hidden: { sq: 'Kontakto për çmimin', en: 'Contact us for the price' },
  services: { sq: 'Shërbimet e zgjedhura', en: 'Chosen services' },
} as const satisfies Record<string, Message>;

export const topicLabels: Readonly<Record<AskedKind, Message>> = {
  package: { sq: 'Paketa që zgjodhe', en: 'The package that you chose' },
  services: { sq: 'Shërbimet që zgjodhe', en: 'The services that you chose' },
  artist: { sq: 'Artisti që zgjodhe', en: 'The artist whom you chose' },
  event: { sq: 'Një natë si', en: 'A night like' },
  project: { sq: 'Një natë si', en: 'A night like' },
};

/** Labels of the built-in contacts. */
export const typeLabels: Readonly<Record<ContactType, Message>> = {
  phone: { sq: 'Telefon', en: 'Phone' },
  email: { sq: 'Email', en: 'Email' },
  address: { sq: 'Adresa', en: 'Address' },
};
