import type { Message } from '@ritmi/shared/domain/language';
import type { OfferRequest } from '@ritmi/shared/domain/enquiries/offers';

export const offerText = {
  title: { sq: 'Oferta', en: 'Offer' },
  send: { sq: 'Dërgo ofertën', en: 'Send the offer' },
  sent: { sq: 'Oferta u dërgua', en: 'Offer sent' },
  notSent: { sq: 'Oferta nuk u dërgua', en: 'The offer was not sent' },
  needsServer: {
    sq: 'Ofertat dërgohen vetëm kur serveri përgjigjet.',
    en: 'Offers can only be sent while the server answers.',
  },
  lines: { sq: 'Rreshtat', en: 'Lines' },
  line: (number: number) => ({ sq: `Rreshti ${number}`, en: `Line ${number}` }),
  kind: { sq: 'Lloji', en: 'Kind' },
  what: { sq: 'Përshkrimi', en: 'Description' },
  quantity: { sq: 'Sasia', en: 'Quantity' },
  amount: { sq: 'Çmimi (€)', en: 'Price (€)' },
  add: { sq: 'Shto rresht', en: 'Add a line' },
  remove: { sq: 'Hiq rreshtin', en: 'Remove the line' },
  discount: { sq: 'Zbritja (€)', en: 'Discount (€)' },
  validUntil: { sq: 'Vlen deri më', en: 'Valid until' },
  deposit: { sq: 'Kapari (€)', en: 'Deposit (€)' },
  dueAt: { sq: 'Kapari deri më', en: 'Deposit by' },
  message: { sq: 'Mesazhi', en: 'Message' },
  total: { sq: 'Totali', en: 'Total' },
  travel: { sq: 'Udhëtimi', en: 'Travel' },
  rebate: { sq: 'Ulje', en: 'Rebate' },
  wrong: { sq: 'Ndreq çfarë është shënuar.', en: 'Correct what is marked.' },
};

export const lineKindNames: Readonly<Record<OfferRequest['lines'][number]['kind'], Message>> = {
  package: { sq: 'Paketë', en: 'Package' },
  service: { sq: 'Shërbim', en: 'Service' },
  travel: { sq: 'Udhëtim', en: 'Travel' },
  extra: { sq: 'Shtesë', en: 'Extra' },
  rebate: { sq: 'Ulje', en: 'Rebate' },
};
