import type { Message } from '@ritmi/shared/domain/language';
import { formatEuro, formatPrice, toCents, toEuro } from '@ritmi/shared/domain/money';

export const text = {
  heading: { sq: 'Paketat', en: 'Packages' },
  tabs: { sq: 'Lloji i paketës', en: 'Kind of package' },
  predefined: { sq: 'Paketa të përcaktuara', en: 'Predefined packages' },
  custom: { sq: 'Krijo paketën tënde vetë', en: 'Build your own package' },
  loading: { sq: 'Duke ngarkuar paketat', en: 'Loading packages' },
  pages: { sq: 'Faqet e paketave', en: 'Pages of packages' },
  filter: { sq: 'Për çfarë nate', en: 'For what kind of night' },
  everyType: { sq: 'Të gjitha', en: 'All' },
  includes: { sq: 'Çfarë përfshin', en: 'What is included' },
  contactPrice: { sq: 'Kontakto', en: 'Contact' },
  notice: { sq: 'Njoftim', en: 'Notice' },
  noticeText: {
    sq: 'Paketat e personalizuara janë ende në zhvillim. Për një ofertë të saktë, na shkruaj ose na telefono.',
    en: 'Custom packages are still in development. Write to us or call us for an exact offer.',
  },
  goOn: { sq: 'Vazhdo', en: 'Continue' },
  contactUs: { sq: 'Na Kontakto', en: 'Contact us' },
  choose: { sq: 'Zgjidh shërbimet', en: 'Choose the services' },
  loadingServices: { sq: 'Duke ngarkuar shërbimet', en: 'Loading services' },
  noServices: { sq: 'Nuk ka shërbime të disponueshme aktualisht.', en: 'No services are available now.' },
  calculate: { sq: 'Llogarit totalin', en: 'Calculate the total' },
  summary: { sq: 'Paketa jote', en: 'Your package' },
  selected: { sq: 'Shërbime të zgjedhura', en: 'Chosen services' },
  details: { sq: 'Detajet', en: 'Details' },
  discount: { sq: 'Zbritja', en: 'Discount' },
  total: { sq: 'Totali', en: 'Total' },
  clear: { sq: 'Pastro', en: 'Clear' },
  show: { sq: 'Shiko Paketen', en: 'See the package' },
  chooseOne: { sq: 'Ju lutem zgjidhni të paktën një shërbim', en: 'Please choose at least one service' },
  less: { sq: 'Trego më pak', en: 'Show less' },
  close: { sq: 'Mbyll', en: 'Close' },
  askUs: { sq: 'Na kontaktoni', en: 'Contact us' },
  popular: { sq: 'Paketat më të kërkuara', en: 'Popular packages' },
  all: { sq: 'Të gjitha paketat', en: 'All packages' },
} as const satisfies Record<string, Message>;

/** Below the page's heading. */
export function packagesLead(discountPerService: string): Message {
  const euro = unbroken(formatEuro(discountPerService));
  return {
    sq: `Merr një paketë të gatshme ose mblidh tënden. Nga dy shërbime e lart zbresim ${euro} për secilin.`,
    en: `Take a ready package or put your own together. Two services or more: ${euro} off each.`,
  };
}

/** Opens the rest of the list in the dialog. */
export function moreServices(count: number): Message {
  return { sq: `+${count} shërbime të tjera`, en: `+${count} other services` };
}

/** The lowest price, as in `Nga 380.00 € një natë`; a hidden price is null. */
export function fromPrice(prices: readonly (string | null)[], lekPerEuro?: string): Message | undefined {
  const shown = prices.filter((price) => price !== null).map(toCents);
  if (shown.length === 0) return undefined;
  const price = unbroken(formatPrice(toEuro(Math.min(...shown)), lekPerEuro));
  return { sq: `Nga ${price} një natë`, en: `From ${price} a night` };
}

/** A price whose amount and sign stay on one line. */
function unbroken(price: string): string {
  return price.replace(' €', '\u00a0€');
}
