import type { Screen } from '../screen.js';
import { all, type Fields, type Prepare, readAs, readFails, readWaits } from './answers.js';
import { longText, longTitle, longWord, past } from './odd.js';
import { narrowToFeatured, searchInVain, seeFailure } from './steps.js';

type List = {
  readonly id: string;
  readonly calls: readonly string[];
  /** What makes a document an odd one: very long, or with a picture that is not there. */
  readonly odd: Fields;
};

const gone = '/uploads/nuk-ka.webp';

const lists: readonly List[] = [
  {
    id: 'events',
    calls: ['events'],
    odd: { title: longTitle, description: longText, image: gone, media: [], featured: true },
  },
  {
    id: 'services',
    calls: ['services'],
    odd: { title: longTitle, description: longText, category: longWord, image: gone, hidePrice: true },
  },
  {
    id: 'about',
    calls: ['about/content', 'about/team'],
    odd: {
      title: longTitle,
      content: longText,
      name: longWord,
      role: longTitle,
      bio: longText,
      image: gone,
    },
  },
  { id: 'contact', calls: ['contact'], odd: { label: longTitle, value: longWord } },
  {
    id: 'projects',
    calls: ['projects'],
    odd: { title: longTitle, location: longTitle, description: longWord, thumbnail: gone },
  },
  {
    id: 'packages',
    calls: ['packages'],
    odd: { title: longWord, description: longText, image: gone, hidePrice: true, customPrice: '1234567.89' },
  },
];

const each = (calls: readonly string[], change: (list: readonly Fields[]) => unknown): Prepare =>
  all(...calls.map((call) => readAs(call, change)));

/** Every list of the admin: empty, with one line, with odd lines, waiting, failed. */
export const listStates: readonly Screen[] = [
  ...lists.flatMap(({ id, calls, odd }): Screen[] => {
    const path = `/admin/${id}`;
    return [
      { name: `admin-${id}-empty`, path, before: each(calls, () => []) },
      { name: `admin-${id}-one`, path, before: each(calls, (list) => list.slice(0, 1)) },
      {
        name: `admin-${id}-odd`,
        path,
        before: each(calls, ([first, second, third]) => [{ ...first, ...odd }, second, { ...third, ...odd }]),
      },
      { name: `admin-${id}-loading`, path, isWindow: true, isWaiting: true, before: readWaits(...calls) },
      { name: `admin-${id}-failed`, path, isWindow: true, before: readFails(...calls), prepare: seeFailure },
    ];
  }),
  { name: 'admin-services-search', path: '/admin/services', isWindow: true, prepare: searchInVain },
  { name: 'admin-services-featured', path: '/admin/services', isWindow: true, prepare: narrowToFeatured },
  ...['trash', 'audit'].flatMap((call): Screen[] => {
    const id = call === 'audit' ? 'history' : call;
    const path = `/admin/${id}`;
    return [
      { name: `admin-${id}-empty`, path, before: readAs(call, () => []) },
      { name: `admin-${id}-odd`, path, before: readAs(call, past[id as keyof typeof past]) },
      { name: `admin-${id}-loading`, path, isWindow: true, isWaiting: true, before: readWaits(call) },
      { name: `admin-${id}-failed`, path, isWindow: true, before: readFails(call), prepare: seeFailure },
    ];
  }),
];
