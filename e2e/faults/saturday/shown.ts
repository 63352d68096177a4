import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { lineTotal } from '@ritmi/shared/domain/enquiries/total';
import { formatPrice } from '@ritmi/shared/domain/money';

/** What a page of an enquiry showed: the rows of its tables as a person reads them. */
export type Shown = {
  readonly reference: string;
  readonly state: string;
  /** Of the offer that can be accepted; 0 where there is none. */
  readonly version: number;
  readonly offer: readonly string[];
  readonly estimate: readonly string[];
};

/** Reads the HTML of the page of an enquiry; null when it shows none, as while the API is away. */
export function shownIn(html: string): Shown | null {
  const reference = /R-[A-Z2-9]{4,7}/.exec(textIn(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? ''))?.[0];
  if (reference === undefined) return null;
  const [, offer = ''] = /<section[^>]*aria-labelledby="oferta"[^>]*>(.*?)<\/table>/s.exec(html) ?? [];
  const [, asked = ''] = /<section[^>]*aria-labelledby="kerkove"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  const [, version = '0'] = /name="version" value="(\d+)"/.exec(html) ?? [];
  const state = textIn(/<p role="status">.*?<\/p>/s.exec(html)?.[0] ?? '');
  return { reference, state, version: Number(version), offer: rowsIn(offer), estimate: rowsIn(asked) };
}

const rowsIn = (html: string) => [...html.matchAll(/<tr\b.*?(?:<\/tr>|$)/gs)].map(([row]) => textIn(row));

function textIn(html: string): string {
  const text = html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/t[hd]>/g, ' ')
    .replaceAll(/<[^>]+>/g, '');
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}

type Amounts = {
  readonly lines: readonly {
    readonly title: string;
    readonly amount: string | null;
    readonly quantity?: number;
  }[];
  readonly discount: string | null;
  readonly total: string | null;
};

/** The rows that a page has to show for what is stored. */
function rowsOf({ lines, discount, total }: Amounts): string[] {
  const rows = lines.map(({ title, amount, quantity = 1 }) => {
    const times = quantity > 1 ? ` × ${quantity}` : '';
    return `${title}${times} ${lineTotal({ quantity, amount: amount ?? '0' })} €`;
  });
  return [
    ...rows,
    ...(Number(discount) > 0 ? [`Zbritja −${discount} €`] : []),
    `Totali ${formatPrice(total ?? '')}`,
  ];
}

/** Whether a page showed what is stored of the enquiry. */
export function isAsStored(shown: Shown, { reference, offers, estimate }: Enquiry): boolean {
  const offer: Offer | undefined = offers.find(({ version }) => version === shown.version);
  const isSame = (rows: readonly string[], stored: Amounts) => rows.join('\n') === rowsOf(stored).join('\n');
  return (
    shown.reference === reference &&
    isSame(shown.estimate, estimate) &&
    (shown.version === 0 || (offer !== undefined && isSame(shown.offer, offer)))
  );
}
