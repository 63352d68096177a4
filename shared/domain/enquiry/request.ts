import type { PackageType } from '../packages/schema.js';
import { firstEventDay, readDay } from '../time/date.js';
import type { Message } from '../language.js';
import { cleanLine } from '../text/clean.js';
import { cut } from '../text/cut.js';
import { typedGuests } from './guests.js';

/** Kinds of nights by their keys in the addresses of enquiries. */
export const nightKindLabels = {
  dasme: { sq: 'Dasmë', en: 'Wedding' },
  ditelindje: { sq: 'Ditëlindje', en: 'Birthday' },
  mature: { sq: 'Maturë', en: 'Prom' },
  firme: { sq: 'Festë firme', en: 'Company party' },
  klub: { sq: 'Natë klubi', en: 'Club night' },
  tjeter: { sq: 'Diçka tjetër', en: 'Something else' },
} satisfies Record<string, Message>;

export type NightKind = keyof typeof nightKindLabels;

// `Object.keys` returns strings.
export const nightKinds = Object.keys(nightKindLabels) as [NightKind, ...NightKind[]];

function isNightKind(kind: string): kind is NightKind {
  return Object.hasOwn(nightKindLabels, kind);
}

/** When, where and what kind of night; an empty text means not answered yet. */
export type Night = {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly place: string;
  readonly kind: NightKind | '';
  /** How many are invited: digits, or nothing. */
  readonly guests?: string;
};

export const openNight: Night = { date: '', place: '', kind: '' };

/** Query parameter of the contact page for each kind of thing that can be asked for. */
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

/** What is asked for; only services can have several ids. */
export type Asked = { readonly about: AskedKind; readonly ids: readonly string[] };

/** A visitor's whole enquiry, as it is encoded in an address. */
export type EnquiryRequest = { readonly asked: Asked | null; readonly night: Night };

/** Names of the night's fields in addresses and forms. */
export const nightParameters = {
  date: 'data',
  place: 'vendi',
  kind: 'lloji',
  guests: 'te-ftuar',
} as const satisfies Record<keyof Night, string>;

/** Sent by forms only where the browser runs no scripts: then the server fills in what was typed. */
export const noScriptParameter = 'paskript';

/** Query parameter of the contact page: the month whose free days it shows, `YYYY-MM`. */
export const monthParameter = 'muaji';

/** More than a place needs, and short enough for a message that WhatsApp opens. */
export const maxPlaceLength = 200;

const mostGuests = 100_000;

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Address of the contact page with an enquiry, without the language prefix: `/kontakt?paketa=ID&data=2027-06-14`.
 * Every link that asks for something uses it.
 */
export function enquiryPath(asked: Asked | null, night: Night = openNight): string {
  const parameters = [
    ...(asked ? [[askedParameters[asked.about], asked.ids.map(encodeURIComponent).join(',')]] : []),
    ...nightNames.map((name) => [nightParameters[name], encodeURIComponent(night[name] ?? '')]),
  ];
  const given = parameters.filter(([, value]) => value !== '').map((each) => each.join('='));
  return given.length > 0 ? `/kontakt?${given.join('&')}` : '/kontakt';
}

/** The fields of the night, in the order of forms. */
export const nightNames = ['date', 'place', 'kind', 'guests'] as const;

/** The kind of night that a package is made for; nothing for one of any night. */
const kindsOfPackages: Partial<Record<PackageType, NightKind>> = {
  WEDDING: 'dasme',
  BIRTHDAY: 'ditelindje',
  PROM: 'mature',
  CORPORATE: 'firme',
};

/** What is known of the night of whoever asks for a package of this type. */
export function nightOfPackage(type: PackageType): Night {
  return { ...openNight, kind: kindsOfPackages[type] ?? '' };
}

/** Address of the page that shows a choice of services and its price, without the language prefix. */
export function choicePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/paketa?serviceIds=${ids.map(encodeURIComponent).join(',')}` : '/paketa?krijo=po';
}

/** Parses an enquiry from an address. Invalid values count as missing, so that no link and no form is ever refused. */
export function readEnquiry(query: Query): EnquiryRequest {
  const night = readNight(query);
  // Only forms without scripts have a day as it was typed.
  const isWritten = query[noScriptParameter] !== undefined || night.date === query[nightParameters.date];
  return { asked: readAsked(query), night: isWritten ? night : { ...night, date: '' } };
}

function readAsked(query: Query): Asked | null {
  for (const about of askedKinds) {
    const ids = (query[askedParameters[about]] ?? '').split(',').filter((id) => id !== '');
    if (ids.length > 0) return { about, ids: about === 'services' ? ids : ids.slice(0, 1) };
  }
  return null;
}

/** Parses the night from an address or a form. A past date is accepted: a person's input is never refused. */
export function readNight(query: Query): Night {
  const date = readDay(query[nightParameters.date] ?? '') ?? '';
  const kind = query[nightParameters.kind] ?? '';
  const place = query[nightParameters.place] ?? '';
  const guests = typedGuests(query[nightParameters.guests] ?? '');
  return {
    // While a year is typed, date fields hold `0002-06-14`.
    date: date >= firstEventDay ? date : '',
    place: cut(cleanLine(place), maxPlaceLength),
    kind: isNightKind(kind) ? kind : '',
    ...(typeof guests === 'number' && guests > 0 && guests <= mostGuests && { guests: String(guests) }),
  };
}
