import { pictures } from '@ritmi/shared/domain/brand/pictures';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import type { Message } from '@ritmi/shared/domain/language';

type DefaultService = { readonly title: Message; readonly line: Message; readonly picture: SitePicture };

/** Shown while there are no services (specification section 2). */
export const defaultServices: readonly DefaultService[] = [
  {
    title: { sq: 'DJ', en: 'DJ' },
    line: { sq: 'Muzika jote, e miksuar drejtpërdrejt.', en: 'Your music, mixed live.' },
    picture: pictures.decksBlue,
  },
  {
    title: { sq: 'Ndriçim', en: 'Lighting' },
    line: { sq: 'Dritat ndjekin ritmin e sallës.', en: 'The lights follow the rhythm of the room.' },
    picture: pictures.trussViolet,
  },
  {
    title: { sq: 'Efekte speciale', en: 'Special effects' },
    line: { sq: 'Shkëndija të ftohta për vallen e parë.', en: 'Cold sparks for the first dance.' },
    picture: pictures.sparksGold,
  },
  {
    title: { sq: 'CO2', en: 'CO2' },
    line: { sq: 'Shtëllunga të bardha kur bie basi.', en: 'White columns when the bass drops.' },
    picture: pictures.co2Blue,
  },
];

type Placeholder = { readonly title: Message; readonly picture: SitePicture };

/** Shown while there are no events (specification section 2). */
export const placeholders: readonly Placeholder[] = [
  { title: { sq: 'Dasma jote', en: 'Your wedding' }, picture: pictures.cake },
  { title: { sq: 'Ditëlindja jote', en: 'Your birthday' }, picture: pictures.bubbles },
  { title: { sq: 'Nata jote', en: 'Your night' }, picture: pictures.square },
];
