import type { Message } from '../language.js';
import type { SiteClip, SitePicture } from './profile.js';

type Size = Pick<SitePicture, 'widths' | 'width' | 'height'>;

const wide: Size = { widths: [480, 960, 1440], width: 1440, height: 810 };
const landscape: Size = { widths: [480, 960, 1440], width: 1440, height: 900 };
const portrait: Size = { widths: [480, 960], width: 960, height: 1200 };
const frame: Size = { widths: [480, 960], width: 960, height: 600 };

function picture(name: string, size: Size, alt: Message): SitePicture {
  return { path: `/brand/${name}`, ...size, alt };
}

function clip(name: string, alt: Message): SiteClip {
  return { path: `/brand/${name}`, poster: picture(`${name}-poster`, frame, alt) };
}

const crowd: Message = {
  sq: 'Publiku përpara skenës nën rreze drite',
  en: 'The crowd before the stage under beams of light',
};
const laser: Message = { sq: 'Rreze lazer mbi publikun', en: 'Laser beams above the crowd' };
const co2: Message = { sq: 'Shtëllunga CO2 në skenë', en: 'CO2 jets on the stage' };
const sparks: Message = {
  sq: 'Fishekzjarre të brendshme përpara skenës',
  en: 'Indoor fireworks before the stage',
};
const dance: Message = {
  sq: 'Vallja e parë e çiftit mes shkëndijave',
  en: 'A couple’s first dance between sparks',
};
const hall: Message = {
  sq: 'Salla e dasmës me drita të ngrohta',
  en: 'The wedding hall in warm light',
};
const decks: Message = { sq: 'Pulti i DJ-it', en: 'The DJ’s decks' };
const truss: Message = {
  sq: 'Koka lëvizëse në konstruksionin e dritave',
  en: 'Moving heads on the lighting truss',
};

/** Every picture and clip of the fixed pages; docs/media.md says where they come from. */
export const pictures = {
  hero: picture('hero', wide, crowd),
  history: picture('history', landscape, decks),
  vision: picture('vision', landscape, crowd),
  crowdViolet: picture('crowd-violet', landscape, crowd),
  crowdMagenta: picture('crowd-magenta', portrait, crowd),
  crowdBlue: picture('crowd-blue', landscape, crowd),
  laserTeal: picture('laser-teal', portrait, laser),
  co2Blue: picture('co2-blue', landscape, co2),
  sparksRed: picture('sparks-red', landscape, sparks),
  sparksGold: picture('sparks-gold', portrait, sparks),
  sparksViolet: picture('sparks-violet', landscape, sparks),
  danceAmber: picture('dance-amber', landscape, dance),
  hallWide: picture('hall-wide', landscape, hall),
  decksBlue: picture('decks-blue', landscape, decks),
  decksRed: picture('decks-red', portrait, decks),
  trussViolet: picture('truss-violet', landscape, truss),
} as const;

export const clips = {
  club: clip('clip-club', laser),
  beach: clip('clip-beach', crowd),
  smoke: clip('clip-smoke', co2),
  wedding: clip('clip-wedding', dance),
  birthday: clip('clip-birthday', sparks),
  hall: clip('clip-hall', hall),
} as const;
