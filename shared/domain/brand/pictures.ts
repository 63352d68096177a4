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

function picture(name: string, size: Size, alt: Message): SitePicture {
  return { path: `/brand/${name}`, ...size, alt };
}

/** The poster of a clip is its first frame, so that nothing jumps when it begins. */
function clip(name: string, alt: Message): SiteClip {
  return { path: `/brand/${name}`, poster: picture(`${name}-poster`, frame, alt) };
}

/** Every picture and clip of the fixed pages; docs/media.md says where they come from. */
export const pictures = {
  heroBlue: picture('hero-blue', hero, {
    sq: 'Rreze të kaltra dhe llamba të ngrohta mbi publikun',
    en: 'Blue beams and warm lamps above the crowd',
  }),
  /** The hero of an upright screen. */
  heroPortrait: picture('hero-portrait', upright, {
    sq: 'DJ-i me dorën lart mbi publikun, nën rreze të kaltra',
    en: 'The DJ with a raised hand above the crowd, under blue beams',
  }),
  djRed: picture('dj-red', wide, {
    sq: 'DJ-i nga prapa me dorën lart, para publikut në dritë të kuqe',
    en: 'The DJ from behind with a raised hand, before a crowd in red light',
  }),
  djBlue: picture('dj-blue', wide, {
    sq: 'DJ-i nga prapa me dorën lart, para publikut në dritë të kaltër',
    en: 'The DJ from behind with a raised hand, before a crowd in blue light',
  }),
  djPortrait: picture('dj-portrait', tall, {
    sq: 'DJ-i te pulti, nga prapa, në dritë të kuqe',
    en: 'The DJ at the decks, from behind, in red light',
  }),
  djProfile: picture('dj-profile', tall, {
    sq: 'DJ me kapelë në profil para mjegullës së ndriçuar',
    en: 'A DJ with a cap, in profile before bright haze',
  }),
  bubbles: picture('bubbles', wide, {
    sq: 'Flluska sapuni mbi pistën e vallëzimit',
    en: 'Soap bubbles over the dance floor',
  }),
  cake: picture('cake', wide, {
    sq: 'Torta e dasmës mes dy shatërvanëve të shkëndijave',
    en: 'The wedding cake between two spark fountains',
  }),
  beach: picture('beach', wide, {
    sq: 'Festë në plazh në muzg, nën vargje llambash',
    en: 'A party on the beach at dusk, under strings of lamps',
  }),
  square: picture('square', wide, {
    sq: 'Skenë në sheshin e qytetit natën',
    en: 'A stage in the town square at night',
  }),
  soundcheck: picture('soundcheck', wide, {
    sq: 'Salla bosh para provës së zërit',
    en: 'The empty hall before the soundcheck',
  }),
  cases: picture('cases', wide, {
    sq: 'Arkat e pajisjeve para furgonit të hapur',
    en: 'Flight cases before the open van',
  }),
  decksBlue: picture('decks-blue', landscape, {
    sq: 'Pulti i DJ-it në dritë të kaltër',
    en: 'The decks in blue light',
  }),
  trussViolet: picture('truss-violet', landscape, {
    sq: 'Koka lëvizëse në konstruksionin e dritave',
    en: 'Moving heads on the lighting truss',
  }),
  co2Blue: picture('co2-blue', landscape, { sq: 'Shtëllunga CO2 në skenë', en: 'CO2 jets on the stage' }),
  laserTeal: picture('laser-teal', portrait, {
    sq: 'Rreze lazer mbi publikun',
    en: 'Laser beams above the crowd',
  }),
  laserAmber: picture('laser-amber', portrait, { sq: 'Rreze lazer të arta', en: 'Golden laser beams' }),
  crowdMagenta: picture('crowd-magenta', portrait, {
    sq: 'Publiku përpara skenës nën rreze drite',
    en: 'The crowd before the stage under beams of light',
  }),
  sparksGold: picture('sparks-gold', portrait, {
    sq: 'Fishekzjarre të brendshme përpara skenës',
    en: 'Indoor fireworks before the stage',
  }),
  decksDetail: picture('decks-detail', detail, { sq: 'Mikseri nga afër', en: 'The mixer from near' }),
  handsBlue: picture('hands-blue', detail, { sq: 'Duart lart te refreni', en: 'Raised hands at the chorus' }),
  ledDetail: picture('led-detail', detail, { sq: 'DJ-i para ekranit LED', en: 'The DJ before the LED wall' }),
  laserDetail: picture('laser-detail', detail, {
    sq: 'Rrezet e lazerit nga afër',
    en: 'Laser beams from near',
  }),
  trussDetail: picture('truss-detail', detail, {
    sq: 'Një kokë lëvizëse nga afër',
    en: 'A moving head from near',
  }),
  cakeDetail: picture('cake-detail', detail, { sq: 'Lulet e tortës', en: 'The flowers of the cake' }),
  tableDetail: picture('table-detail', detail, {
    sq: 'Tavolina para të ftuarve',
    en: 'The table before the guests',
  }),
  danceDetail: picture('dance-detail', detail, { sq: 'Vallja e parë', en: 'The first dance' }),
  sparksDetail: picture('sparks-detail', detail, { sq: 'Shkëndijat nga afër', en: 'Sparks from near' }),
} as const;

export const clips = {
  club: clip('clip-club', { sq: 'Lazeri mbi publikun në klub', en: 'Lasers above the crowd in a club' }),
  beach: clip('clip-beach', { sq: 'Nata në plazh', en: 'The night on the beach' }),
  smoke: clip('clip-smoke', { sq: 'CO2 mbi maturantët', en: 'CO2 above the prom' }),
  stage: clip('clip-stage', { sq: 'Ekrani LED pas pultit', en: 'The LED wall behind the decks' }),
  wedding: clip('clip-wedding', {
    sq: 'Vallja e parë mes shkëndijave',
    en: 'The first dance between sparks',
  }),
  birthday: clip('clip-birthday', { sq: 'Torta mes shkëndijave', en: 'The cake between sparks' }),
  hall: clip('clip-hall', { sq: 'Salla me drita të ngrohta', en: 'The hall in warm light' }),
  bubbles: clip('clip-bubbles', { sq: 'Flluska mbi pistë', en: 'Bubbles over the dance floor' }),
} as const;
