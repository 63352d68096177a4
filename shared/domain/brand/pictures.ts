import type { Message } from '../language.js';
import type { SiteClip, SitePicture } from './profile.js';

type Size = Pick<SitePicture, 'widths' | 'width' | 'height'>;

const hero: Size = { widths: [480, 960, 1440, 1920], width: 1920, height: 1080 };
const upright: Size = { widths: [480, 720, 1080], width: 1080, height: 1920 };
const wide: Size = { widths: [480, 960, 1440], width: 1440, height: 960 };
const landscape: Size = { widths: [480, 960, 1440], width: 1440, height: 900 };
const tall: Size = { widths: [480, 960], width: 960, height: 1280 };
const portrait: Size = { widths: [480, 960], width: 960, height: 1200 };
const detail: Size = { widths: [480, 960], width: 960, height: 640 };
const frame: Size = { widths: [480, 960], width: 960, height: 600 };

/** Pictures of one size; the files of `heroBlue` are named `hero-blue`. */
function picturesOf<K extends string>(size: Size, alts: Record<K, Message>): Record<K, SitePicture> {
  const made = Object.entries<Message>(alts).map(([name, alt]) => {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, { path: `/brand/${file}`, ...size, alt }];
  });
  return Object.fromEntries(made);
}

/** Every picture of the fixed pages; docs/media.md says where they come from. */
export const pictures = {
  ...picturesOf(hero, {
    heroBlue: {
      sq: 'Rreze të kaltra dhe llamba të ngrohta mbi publikun',
      en: 'Blue beams and warm lamps above the crowd',
    },
  }),
  ...picturesOf(upright, {
    /** The hero of an upright screen. */
    heroPortrait: {
      sq: 'DJ-i me dorën lart mbi publikun, nën rreze të kaltra',
      en: 'The DJ with a raised hand above the crowd, under blue beams',
    },
  }),
  ...picturesOf(wide, {
    djRed: {
      sq: 'DJ-i nga prapa me dorën lart, para publikut në dritë të kuqe',
      en: 'The DJ from behind with a raised hand, in front of a crowd in red light',
    },
    djBlue: {
      sq: 'DJ-i nga prapa me dorën lart, para publikut në dritë të kaltër',
      en: 'The DJ from behind with a raised hand, in front of a crowd in blue light',
    },
    bubbles: { sq: 'Flluska sapuni mbi pistën e vallëzimit', en: 'Soap bubbles over the dance floor' },
    cake: {
      sq: 'Torta e dasmës mes dy shatërvanëve të shkëndijave',
      en: 'The wedding cake between two spark fountains',
    },
    square: { sq: 'Skenë në sheshin e qytetit natën', en: 'A stage in the town square at night' },
    soundcheck: { sq: 'Salla bosh para provës së zërit', en: 'The empty hall before the soundcheck' },
    cases: { sq: 'Arkat e pajisjeve para furgonit të hapur', en: 'Flight cases in front of the open van' },
  }),
  ...picturesOf(tall, {
    djPortrait: {
      sq: 'DJ-i te pulti, nga prapa, në dritë të kuqe',
      en: 'The DJ at the decks, from behind, in red light',
    },
    djProfile: {
      sq: 'DJ me kapelë në profil para mjegullës së ndriçuar',
      en: 'A DJ with a cap, in profile against bright haze',
    },
  }),
  ...picturesOf(landscape, {
    decksBlue: { sq: 'Pulti i DJ-it në dritë të kaltër', en: 'The decks in blue light' },
    trussViolet: {
      sq: 'Koka lëvizëse në konstruksionin e dritave',
      en: 'Moving heads on the lighting truss',
    },
    co2Blue: { sq: 'Shtëllunga CO2 në skenë', en: 'CO2 jets on the stage' },
  }),
  ...picturesOf(portrait, {
    laserTeal: { sq: 'Rreze lazer mbi publikun', en: 'Laser beams above the crowd' },
    laserAmber: { sq: 'Rreze lazer të arta', en: 'Golden laser beams' },
    crowdMagenta: {
      sq: 'Publiku përpara skenës nën rreze drite',
      en: 'The crowd in front of the stage under beams of light',
    },
    sparksGold: {
      sq: 'Fishekzjarre të brendshme përpara skenës',
      en: 'Indoor fireworks in front of the stage',
    },
  }),
  ...picturesOf(detail, {
    decksDetail: { sq: 'Mikseri nga afër', en: 'A close-up of the mixer' },
    handsBlue: { sq: 'Duart lart te refreni', en: 'Raised hands at the chorus' },
    ledDetail: { sq: 'DJ-i para ekranit LED', en: 'The DJ in front of the LED wall' },
    laserDetail: { sq: 'Rrezet e lazerit nga afër', en: 'A close-up of laser beams' },
    trussDetail: { sq: 'Një kokë lëvizëse nga afër', en: 'A close-up of a moving head' },
    cakeDetail: { sq: 'Lulet e tortës', en: 'The flowers of the cake' },
    tableDetail: { sq: 'Tavolina para të ftuarve', en: 'The table before the guests arrive' },
    danceDetail: { sq: 'Vallja e parë', en: 'The first dance' },
    sparksDetail: { sq: 'Shkëndijat nga afër', en: 'A close-up of sparks' },
  }),
} as const;

/** Clips of the fixed pages. A poster is the first frame of its clip, so that nothing jumps at the start. */
function clipsOf<K extends string>(alts: Record<K, Message>): Record<K, SiteClip> {
  const made = Object.entries<Message>(alts).map(([name, alt]) => {
    const path = `/brand/clip-${name}`;
    return [name, { path, poster: { path: `${path}-poster`, ...frame, alt } }];
  });
  return Object.fromEntries(made);
}

export const clips = clipsOf({
  club: { sq: 'Lazeri mbi publikun në klub', en: 'Lasers above the crowd in a club' },
  beach: { sq: 'Nata në plazh', en: 'The night on the beach' },
  smoke: { sq: 'CO2 mbi maturantët', en: 'CO2 above the prom' },
  stage: { sq: 'Ekrani LED pas pultit', en: 'The LED wall behind the decks' },
  wedding: { sq: 'Vallja e parë mes shkëndijave', en: 'The first dance among sparks' },
  birthday: { sq: 'Torta mes shkëndijave', en: 'The cake among sparks' },
  hall: { sq: 'Salla me drita të ngrohta', en: 'The hall in warm light' },
  bubbles: { sq: 'Flluska mbi pistë', en: 'Bubbles over the dance floor' },
});
