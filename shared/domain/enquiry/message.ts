import { djs } from '../brand/brand.js';
import { formatDate } from '../date.js';
import { formatEuro } from '../money.js';
import { type Price, priceOf, priceOfPackage } from '../packages/price.js';
import type { Package } from '../packages/schema.js';
import type { Service } from '../services/schema.js';
import { type Night, nightKindLabels, openNight } from './request.js';

/** What an enquiry is about, with the words that name it. */
export type Topic =
  | {
      readonly about: 'package';
      readonly title: string;
      readonly services: readonly string[];
      readonly price: Price;
    }
  | { readonly about: 'services'; readonly services: readonly string[]; readonly price: Price }
  | { readonly about: 'artist'; readonly title: string }
  | { readonly about: 'event'; readonly title: string; readonly date: string }
  | { readonly about: 'project'; readonly title: string; readonly location: string };

export function packageTopic(pkg: Pick<Package, 'title' | 'services' | 'customPrice' | 'hidePrice'>): Topic {
  return {
    about: 'package',
    title: pkg.title,
    services: pkg.services.map(({ service }) => service.title),
    price: priceOfPackage(pkg),
  };
}

/** The chosen services; null when there are none. */
export function servicesTopic(
  chosen: readonly Pick<Service, 'title' | 'price' | 'hidePrice'>[],
): Topic | null {
  if (chosen.length === 0) return null;
  return { about: 'services', services: chosen.map(({ title }) => title), price: priceOf(chosen) };
}

/** The artist by the key in the brand file; null for an unknown one. */
export function artistTopic(id: string): Topic | null {
  const [, dj] = Object.entries(djs).find(([key]) => key === id) ?? [];
  return dj ? { about: 'artist', title: dj.stageName } : null;
}

export function enquirySubject(topic: Topic | null, night: Night = openNight): string {
  const subject = subjectOf(topic);
  return night.date === '' ? subject : `${subject}, ${formatDate(night.date)}`;
}

function subjectOf(topic: Topic | null): string {
  switch (topic?.about) {
    case 'package':
      return `Kërkesë për paketën “${topic.title}”`;
    case 'services':
      return topic.services.length === 1
        ? `Kërkesë për “${topic.services[0]}”`
        : `Kërkesë për ${topic.services.length} shërbime`;
    case 'artist':
      return `Kërkesë për ${topic.title}`;
    case 'event':
    case 'project':
      return `Një natë si “${topic.title}”`;
    case undefined:
      return 'Kërkesë për një datë';
  }
}

/**
 * The message to the agency, always in Albanian because the agency reads it.
 * A hidden price leaves no amount in it.
 */
export function enquiryMessage(topic: Topic | null, night: Night = openNight): string {
  const { date, place, kind } = night;
  return [
    'Përshëndetje!',
    ...topicLines(topic),
    ...(date ? [`Data: ${formatDate(date)}`] : []),
    ...(place ? [`Vendi: ${place}`] : []),
    ...(kind ? [`Nata: ${nightKindLabels[kind].sq}`] : []),
    endingOf(night),
  ].join('\n');
}

function topicLines(topic: Topic | null): string[] {
  switch (topic?.about) {
    case 'package':
      return [`Më intereson paketa “${topic.title}”:`, ...contentLines(topic)];
    case 'services':
      return ['Më interesojnë këto shërbime për eventin tim:', ...contentLines(topic)];
    case 'artist':
      return [`Më intereson ${topic.title} për natën time.`];
    case 'event':
      return [`Dua një natë si “${topic.title}” (${formatDate(topic.date)}).`];
    case 'project':
      return [`Dua një natë si “${topic.title}” (${topic.location}).`];
    case undefined:
      return ['Po kërkoj një datë për natën time.'];
  }
}

function contentLines({ services, price }: { services: readonly string[]; price: Price }): string[] {
  const titles = services.map((title) => `• ${title}`);
  return price.hidden ? titles : [...titles, `Totali: ${formatEuro(price.total)}`];
}

/** Promises what the night still lacks. */
function endingOf({ date, place }: Night): string {
  const open = [...(date ? [] : ['datën']), ...(place ? [] : ['vendin'])];
  return open.length === 0 ? 'A jeni të lirë?' : `A jeni të lirë? Ju shkruaj ${open.join(' dhe ')}.`;
}
