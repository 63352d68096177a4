import { toIsoDate } from '../date.js';
import type { Message } from '../language.js';

/** Kinds of nights, as the addresses of enquiries name them. */
export const nightKindLabels = {
  dasme: { sq: 'Dasmë', en: 'Wedding' },
  ditelindje: { sq: 'Ditëlindje', en: 'Birthday' },
  mature: { sq: 'Maturë', en: 'Prom' },
  firme: { sq: 'Festë firme', en: 'Company party' },
  klub: { sq: 'Natë klubi', en: 'Club night' },
  tjeter: { sq: 'Diçka tjetër', en: 'Something else' },
} satisfies Record<string, Message>;

type NightKind = keyof typeof nightKindLabels;

function isNightKind(kind: string): kind is NightKind {
  return Object.hasOwn(nightKindLabels, kind);
}

/** When, where and what kind of night; an empty text is an answer that is still open. */
export type Night = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly place: string;
  readonly kind: NightKind | '';
};

export const openNight: Night = { date: '', place: '', kind: '' };

/** Parameter of the contact page's address by what is asked for. */
export const askedParameters = {
  package: 'paketa',
  services: 'sherbimet',
  artist: 'artisti',
  event: 'eventi',
  project: 'projekti',
};

export type AskedKind = keyof typeof askedParameters;

// `Object.keys` returns strings.
const askedKinds = Object.keys(askedParameters) as readonly AskedKind[];

/** What is asked for; only services may be several. */
export type Asked = { readonly about: AskedKind; readonly ids: readonly string[] };

/** All that a visitor asks, as an address carries it and as it could be sent to the API. */
export type EnquiryRequest = { readonly asked: Asked | null; readonly night: Night };

/** Names of the fields of a night, in addresses and in forms. */
export const nightParameters = { date: 'data', place: 'vendi', kind: 'lloji' } as const satisfies Record<
  keyof Night,
  string
>;

/** Every parameter that the contact page reads. */
export const enquiryParameters: readonly string[] = [
  ...Object.values(askedParameters),
  ...Object.values(nightParameters),
];

/** More than a place needs; a message stays one that WhatsApp opens. */
const maxPlaceLength = 200;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * The contact page with an enquiry begun, without the language: `/kontakt?paketa=ID&data=2027-06-14`.
 * Used by every link that asks for something.
 */
export function enquiryPath(asked: Asked | null, night: Night = openNight): string {
  const parameters = [
    ...(asked ? [[askedParameters[asked.about], asked.ids.map(encodeURIComponent).join(',')]] : []),
    ...nightNames.map((name) => [nightParameters[name], encodeURIComponent(night[name])]),
  ];
  const given = parameters.filter(([, value]) => value !== '').map((each) => each.join('='));
  return given.length > 0 ? `/kontakt?${given.join('&')}` : '/kontakt';
}

const nightNames = ['date', 'place', 'kind'] as const;

/** What an address asks. What cannot be read is left open, so that no link and no form is ever refused. */
export function readEnquiry(query: Query): EnquiryRequest {
  return { asked: readAsked(query), night: readNight(query) };
}

function readAsked(query: Query): Asked | null {
  for (const about of askedKinds) {
    const ids = (query[askedParameters[about]] ?? '').split(',').filter((id) => id !== '');
    if (ids.length > 0) return { about, ids: about === 'services' ? ids : ids.slice(0, 1) };
  }
  return null;
}

/** The night of an address, or of a form by its fields' names. A day that has passed is kept: a person wrote it. */
export function readNight(query: Query): Night {
  const date = query[nightParameters.date] ?? '';
  const kind = query[nightParameters.kind] ?? '';
  const place = query[nightParameters.place] ?? '';
  return {
    date: date.length === 10 && toIsoDate(date) ? date : '',
    place: place.replace(/\s+/g, ' ').trim().slice(0, maxPlaceLength),
    kind: isNightKind(kind) ? kind : '',
  };
}
