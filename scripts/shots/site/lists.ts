import type { Screen } from '../screen.js';
import { answerBy, changeBy, type Doc, hold } from './answers.js';

const away = { status: 503, json: { message: 'away' } };
const nothing = { json: [] };

/** A page, the link to it, the call it lives from, and a part of that call's documents to show in odd shapes. */
const lists = [
  { name: 'sherbime', link: 'Shërbime', call: 'services' },
  { name: 'evente', link: 'Evente', call: 'events' },
  { name: 'projects', link: 'Projektet', call: 'projects' },
  { name: 'paketa', link: 'Paketa', call: 'packages' },
] as const;

const from = '/rreth-nesh';
const longWord = 'Shumënjëqindeshtatëdhjetëmijëvjeçaristëkompensueseshpërblimi';
const longTitle = 'Nata e hapjes së sezonit veror me dyqind të ftuar, orkestër dhe fishekzjarre mbi det';
const longText = Array.from({ length: 12 }, () => longTitle).join('. ');
const gone = '/uploads/nuk-ka.webp';

const withWords = (words: string, title: string) => (doc: Doc) => ({
  ...doc,
  title,
  description: words,
  ...('location' in doc && { location: title }),
  ...('features' in doc && { features: [title, title] }),
  ...('media' in doc && {
    media: (doc.media as Doc[]).map((medium) => ({ ...medium, caption: title })),
  }),
});

const withoutPictures = (doc: Doc) => ({
  ...doc,
  image: gone,
  thumbnail: gone,
  ...('media' in doc && { media: (doc.media as Doc[]).map((medium) => ({ ...medium, url: gone })) }),
});

/** As someone who only types leaves it. */
const bare = (doc: Doc) => ({
  ...doc,
  image: '',
  thumbnail: '',
  ...('media' in doc && { media: [] }),
  ...('features' in doc && { features: [] }),
});

/** Home shows what is featured. */
const onHome = (doc: Doc) => ({ ...doc, featured: true });

const shapes: readonly { readonly name: string; readonly change: (docs: Doc[]) => Doc[] }[] = [
  { name: 'one', change: (docs) => docs.slice(0, 1) },
  { name: 'two', change: (docs) => docs.slice(0, 2) },
  { name: 'long', change: (docs) => docs.slice(0, 3).map(withWords(longText, longTitle)) },
  { name: 'long-word', change: (docs) => docs.slice(0, 2).map(withWords(longWord, longWord)) },
  { name: 'broken', change: (docs) => docs.slice(0, 3).map(withoutPictures) },
  { name: 'bare', change: (docs) => docs.slice(0, 3).map(bare) },
];

/** Each list empty, failed, waited for, short, and with what people really write. */
export const listStates: readonly Screen[] = [
  ...lists.flatMap(({ name, link, call }): Screen[] => [
    { name: `${name}-empty`, path: from, prepare: answerBy([call], nothing, link) },
    { name: `${name}-failed`, path: from, prepare: answerBy([call], away, link) },
    {
      name: `${name}-loading`,
      path: from,
      isWindow: true,
      isWaiting: true,
      prepare: hold(call, link),
    },
    ...shapes.map((shape) => ({
      name: `${name}-${shape.name}`,
      path: from,
      prepare: changeBy(call, shape.change, link),
    })),
  ]),
  ...shapes.flatMap((shape) =>
    (['services', 'packages', 'events'] as const).map((call) => ({
      name: `home-${call}-${shape.name}`,
      path: from,
      prepare: changeBy(call, (docs) => shape.change(docs).map(onHome), 'Ritmi'),
    })),
  ),
  {
    name: 'home-fallbacks',
    path: from,
    prepare: answerBy(['services', 'packages', 'events'], nothing, 'Ritmi'),
  },
  { name: 'home-loading', path: from, isWaiting: true, prepare: hold('services', 'Ritmi') },
  { name: 'kontakt-fallbacks', path: from, prepare: answerBy(['contact'], away, 'Kontakt') },
  {
    name: 'kontakt-long',
    path: from,
    prepare: changeBy(
      'contact',
      (docs) => docs.map((doc) => ({ ...doc, label: longTitle, value: `${longWord}@ritmi.example` })),
      'Kontakt',
    ),
  },
];
