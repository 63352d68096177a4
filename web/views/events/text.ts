import { pictures } from '@ritmi/shared/domain/brand/pictures';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  heading: { sq: 'Eventet', en: 'Events' },
  lead: {
    sq: 'Dasma, klube, sheshe dhe oborre. Kështu tingëllon dhe duket nata kur e ndezim ne.',
    en: 'Weddings, clubs, squares and courtyards. This is how a night looks once we turn it on.',
  },
  empty: { sq: 'Nuk ka evente për të shfaqur', en: 'There are no events to show' },
  failed: { sq: 'Gabim gjatë ngarkimit të eventeve', en: 'The events could not be loaded' },
  loading: { sq: 'Duke ngarkuar eventet', en: 'Loading events' },
  past: { sq: 'Eventet e kaluara', en: 'Past events' },
  all: { sq: 'Të gjitha eventet', en: 'All events' },
  soon: { sq: 'Së shpejti', en: 'Soon' },
} as const satisfies Record<string, Message>;

type Placeholder = { readonly title: Message; readonly picture: SitePicture };

/** The cards while there is no event. */
export const placeholders: readonly Placeholder[] = [
  { title: { sq: 'Dasma jote', en: 'Your wedding' }, picture: pictures.cake },
  { title: { sq: 'Ditëlindja jote', en: 'Your birthday' }, picture: pictures.bubbles },
  { title: { sq: 'Nata jote', en: 'Your night' }, picture: pictures.square },
];
