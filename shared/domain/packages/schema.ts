import { z } from 'zod';
import { publicList, signedIn } from '../access.js';
import { references } from '../composite.js';
import type { InLanguage } from '../content.js';
import { defineEntity } from '../entity.js';
import { targetLanguages } from '../language.js';
import { choice, exactPrice, flag, image, longText, order, text } from '../fields.js';
import type { OnSite } from '../publishing/publishing.js';
import { translatable } from '../translations/translatable.js';
import { packageTypeLabels } from './typeLabels.js';

export type PackageType = keyof typeof packageTypeLabels;

// `Object.keys` returns strings.
export const packageTypes = Object.keys(packageTypeLabels) as [PackageType, ...PackageType[]];

const valueLabels = Object.fromEntries(packageTypes.map((type) => [type, packageTypeLabels[type].sq]));

/** A service inside a package, as read; title and price are always the service's current ones. */
export const packageEntry = z.object({
  id: z.string(),
  service: z.object({
    id: z.string(),
    title: z.string(),
    price: z.string(),
    hidePrice: z.boolean(),
    /** Its translated title; absent where there is none. */
    translations: z.partialRecord(z.enum(targetLanguages), z.object({ title: z.string() })).optional(),
  }),
});

export const packages = defineEntity({
  called: { sq: 'Paketë', en: 'Package' },
  plural: { sq: 'paketat', en: 'packages' },
  access: { ...publicList, readOne: signedIn },
  site: { page: '/paketa' },
  publishing: true,
  titleField: 'title',
  columns: ['order'],
  fields: {
    title: translatable({ ...text('Title'), inputLabel: 'Name' }, 'Titulli'),
    type: { ...choice('Type', packageTypes), default: 'STANDARD', valueLabels },
    description: translatable(longText('Description'), 'Përshkrimi'),
    image: { ...image('Image'), fileLabel: 'Image or video' },
    serviceIds: references('Services', {
      to: 'services',
      readAs: 'services',
      read: z.array(packageEntry),
      noneChosen: 'Please select at least one service',
    }),
    hidePrice: {
      ...flag('Hide price'),
      badge: 'Hidden price',
      filter: { sq: 'Vetëm me çmim të fshehur', en: 'Only hidden prices' },
      sign: 'hidden',
    },
    featured: {
      ...flag('Featured'),
      inputLabel: 'Feature on homepage',
      badge: 'Featured on Homepage',
      filter: { sq: 'Vetëm në ballinë', en: 'Only featured' },
      sign: 'star',
    },
    customPrice: { ...exactPrice('Custom price'), hiddenBy: 'hidePrice' },
    order: order(),
  },
});

export type Package = z.output<typeof packages.document>;

type Entry = Package['services'][number];

/** A package as the site shows it. */
export type ShownPackage = Omit<InLanguage<OnSite<Package>, 'title' | 'description'>, 'services'> & {
  readonly services: readonly (Omit<Entry, 'service'> & {
    readonly service: InLanguage<Entry['service'], 'title'>;
  })[];
};

export const quoteRequest = z.union([
  z.object({ serviceIds: z.array(z.string().max(100)).max(500) }),
  z.object({ packageId: z.string().max(100) }),
]);

/** Answer to a quote: strings in euro, null when hidden. */
export const quoteAnswer = z.object({
  sum: z.string().nullable(),
  discount: z.string().nullable(),
  total: z.string().nullable(),
  hidden: z.boolean(),
});
