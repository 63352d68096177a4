import { pictures } from '@ritmi/shared/domain/brand/pictures';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Shërbimet', en: 'Services' },
  lead: {
    sq: 'Zgjidh një ose disa. Vijmë me gjithçka, e montojmë dhe e heqim vetë.',
    en: 'Pick one or several. We bring everything, set it up and take it away.',
  },
  empty: {
    sq: 'Nuk ka shërbime të disponueshme aktualisht.',
    en: 'No services are available at the moment.',
  },
  failed: { sq: 'Dështoi ngarkimi i shërbimeve', en: 'The services could not be loaded' },
  all: { sq: 'Të gjitha shërbimet', en: 'All services' },
  loading: { sq: 'Duke ngarkuar shërbimet', en: 'Loading services' },
} as const satisfies Record<string, Message>;

type DefaultService = { readonly title: Message; readonly line: Message; readonly picture: SitePicture };

/** What the home page says of our work while there are no services (specification section 2). */
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
