import { nights, parties, type Shot, shotsFrom, weddings } from './pictures.js';

export interface StaffProject {
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly thumbnail: string;
  readonly media: readonly Shot[];
}

const nine = 9;
const captioned = 3;

/** Nine pictures make a mosaic; few people write more than three captions. */
function gallery(list: Parameters<typeof shotsFrom>[0], start: number): Shot[] {
  return shotsFrom(list, start, nine).map(({ file, caption }, place) => ({
    file,
    caption: place < captioned ? caption : '',
  }));
}

export const projects: readonly StaffProject[] = [
  {
    title: 'Klub Depo, sezoni i dimrit',
    location: 'Tiranë',
    description: 'Zë, drita dhe lazer për pesë muaj.',
    thumbnail: 'lazer-blu.webp',
    media: gallery(nights, 0),
  },
  {
    title: 'Tri dasma buzë liqenit',
    location: 'Pogradec',
    description: 'E njëjta pistë, tri netë krejt të ndryshme.',
    thumbnail: 'vallja-e-pare.webp',
    media: gallery(weddings, 0),
  },
  {
    title: 'Maturat e qytetit',
    location: 'Elbasan',
    description: 'Gjashtë shkolla në dy javë.',
    thumbnail: 'publiku-roze.webp',
    media: gallery(parties, 0),
  },
  {
    title: 'Vera në Dhërmi',
    location: 'Dhërmi, Himarë',
    description: 'Pult në rërë nga qershori në shtator.',
    thumbnail: 'drita-vjollce.webp',
    media: gallery(nights, 3),
  },
  {
    title: 'Salla Kristal',
    location: 'Rruga e Durrësit, Tiranë',
    description: 'Drita të përhershme për muret dhe pistën.',
    thumbnail: 'salla-e-dasmes.webp',
    media: gallery(weddings, 4),
  },
  {
    title: 'Festat e firmave',
    location: 'Durrës',
    description: 'Fjalimet dëgjohen, pista mbushet.',
    thumbnail: 'publiku-ari.webp',
    media: gallery(parties, 2),
  },
];
