import { plainText } from '../content.js';
import { formatDate } from '../time/date.js';
import { formatPrice } from '../money.js';
import { type Price, priceOf, priceOfPackage } from '../packages/price.js';
import type { ShownPackage } from '../packages/schema.js';
import type { ShownService } from '../services/schema.js';
import { type Night, nightKindLabels, nightOfPackage, openNight } from './request.js';

/** What an enquiry is about, with the texts that the message needs. */
export type Topic =
  | {
      readonly about: 'package';
      readonly title: string;
      readonly services: readonly string[];
      readonly price: Price;
      /** The kind of night that it is made for. */
      readonly kind?: Night['kind'];
    }
  | { readonly about: 'services'; readonly services: readonly string[]; readonly price: Price }
  | { readonly about: 'artist'; readonly title: string }
  | { readonly about: 'event'; readonly title: string; readonly date: string }
  | { readonly about: 'project'; readonly title: string; readonly location: string };

export function packageTopic(
  pkg: Pick<ShownPackage, 'title' | 'type' | 'services' | 'customPrice' | 'hidePrice'>,
  discountPerService: string,
): Topic {
  return {
    about: 'package',
    title: plainText(pkg.title),
    services: pkg.services.map(({ service }) => plainText(service.title)),
    price: priceOfPackage(pkg, discountPerService),
    kind: nightOfPackage(pkg.type).kind,
  };
}

/** The chosen services; null when there are none. */
export function servicesTopic(
  chosen: readonly Pick<ShownService, 'title' | 'price' | 'hidePrice'>[],
  discountPerService: string,
): Topic | null {
  if (chosen.length === 0) return null;
  const services = chosen.map(({ title }) => plainText(title));
  return { about: 'services', services, price: priceOf(chosen, discountPerService) };
}

export function enquirySubject(topic: Topic | null, night: Night = openNight): string {
  const { subject } = wordsOf(topic);
  return night.date === '' ? subject : `${subject}, ${formatDate(night.date)}`;
}

type Wording = {
  /** The opening words. */
  readonly greeting: string;
  /** Missing where prices are shown in euro only. */
  readonly lekPerEuro?: string;
  /** Where the chosen services can be seen, with the host. */
  readonly choiceAddress?: string | undefined;
};

/**
 * The message to the agency, always in Albanian because the agency reads it. It contains no amount when a price is
 * hidden.
 */
export function enquiryMessage(topic: Topic | null, night: Night, wording: Wording): string {
  const { greeting, lekPerEuro, choiceAddress } = wording;
  const { date, place, kind, guests } = night;
  return [
    greeting,
    ...wordsOf(topic, lekPerEuro).lines,
    ...(choiceAddress ? [`Kjo është nata ime: ${choiceAddress}`] : []),
    ...(date ? [`Data: ${formatDate(date)}`] : []),
    ...(place ? [`Vendi: ${place}`] : []),
    ...(kind ? [`Nata: ${nightKindLabels[kind].sq}`] : []),
    ...(guests ? [`Të ftuar: ${guests}`] : []),
    endingOf(night),
  ].join('\n');
}

/** The subject, and the first lines of the message. */
function wordsOf(
  topic: Topic | null,
  lekPerEuro?: string,
): { readonly subject: string; readonly lines: readonly string[] } {
  switch (topic?.about) {
    case 'package':
      return {
        subject: `Kërkesë për paketën “${topic.title}”`,
        lines: [`Më intereson paketa “${topic.title}”:`, ...contentLines(topic, lekPerEuro)],
      };
    case 'services': {
      const [first, ...others] = topic.services;
      return {
        subject: `Kërkesë për ${others.length > 0 ? `${topic.services.length} shërbime` : `“${first}”`}`,
        lines: ['Më interesojnë këto shërbime për eventin tim:', ...contentLines(topic, lekPerEuro)],
      };
    }
    case 'artist':
      return {
        subject: `Kërkesë për ${topic.title}`,
        lines: [`Më intereson ${topic.title} për natën time.`],
      };
    case 'event':
    case 'project': {
      const which = topic.about === 'event' ? formatDate(topic.date) : topic.location;
      return {
        subject: `Një natë si “${topic.title}”`,
        lines: [`Dua një natë si “${topic.title}” (${which}).`],
      };
    }
    case undefined:
      return { subject: 'Kërkesë për një datë', lines: ['Po kërkoj një datë për natën time.'] };
  }
}

/** What the visitor wants as a sentence, where no field of an enquiry says it: a night like another one. '' otherwise. */
export function wishOf(topic: Topic | null): string {
  return topic?.about === 'event' || topic?.about === 'project' ? wordsOf(topic).lines.join('\n') : '';
}

function contentLines(
  { services, price }: { services: readonly string[]; price: Price },
  lekPerEuro?: string,
): string[] {
  const titles = services.map((title) => `• ${title}`);
  return price.hidden ? titles : [...titles, `Totali: ${formatPrice(price.total, lekPerEuro)}`];
}

/** The closing line; promises the date and place if they are missing. */
function endingOf({ date, place }: Night): string {
  const open = [...(date ? [] : ['datën']), ...(place ? [] : ['vendin'])];
  return open.length === 0 ? 'A jeni të lirë?' : `A jeni të lirë? Ju shkruaj ${open.join(' dhe ')}.`;
}
