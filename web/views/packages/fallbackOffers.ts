import { largestFile, pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { messageIn } from '@ritmi/shared/domain/content';
import type { Language, Message } from '@ritmi/shared/domain/language';
import type { Offer } from '@ritmi/shared/cards/offer';

const dj: Message = { sq: 'DJ dhe sistem zëri', en: 'DJ and sound system' };
const lights: Message = { sq: 'Ndriçim skenik', en: 'Stage lighting' };
const sparks: Message = { sq: 'Fishekzjarre të brendshme', en: 'Indoor fireworks' };
const smoke: Message = { sq: 'Efekte CO2', en: 'CO2 effects' };

/** Prices in euro, as specification section 9 gives them. */
const fallbacks = [
  {
    type: 'STANDARD',
    title: { sq: 'Nata e vogël', en: 'The small night' },
    description: {
      sq: 'Për ditëlindje dhe festa deri në 80 të ftuar.',
      en: 'For birthdays and parties of up to 80 guests.',
    },
    services: [dj],
    picture: pictureNamed('decks-blue'),
    total: '299.00',
  },
  {
    type: 'WEDDING',
    title: { sq: 'Dasma', en: 'The wedding' },
    description: {
      sq: 'Muzikë, drita dhe shkëndija për vallen e parë.',
      en: 'Music, lights and sparks for the first dance.',
    },
    services: [dj, lights, sparks],
    picture: pictureNamed('cake'),
    total: '799.00',
  },
  {
    type: 'PREMIUM',
    title: { sq: 'Nata e madhe', en: 'The big night' },
    description: {
      sq: 'Skenë e plotë me të gjitha efektet, për salla e sheshe.',
      en: 'A full stage with every effect, for halls and squares.',
    },
    services: [dj, lights, sparks, smoke],
    picture: pictureNamed('square'),
    total: '1499.00',
  },
] as const;

/** Shown while there are no packages (specification section 2). */
export function fallbackOffers(language: Language): Offer[] {
  return fallbacks.map(({ type, title, description, services, picture, total }) => ({
    id: total,
    title: messageIn(language, title),
    type,
    description: messageIn(language, description),
    image: largestFile(picture),
    services: services.map((service) => messageIn(language, service)),
    price: { hidden: false, sum: total, discount: '0.00', total },
    asked: null,
  }));
}
