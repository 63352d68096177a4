import { z } from 'zod';
import { defineEntity } from '../entity.js';
import { choice, exactAmount, flag, optionalAddress, order, requiredText } from '../fields.js';

export const packageTypes = [
  'STANDARD',
  'PREMIUM',
  'WEDDING',
  'BIRTHDAY',
  'PROM',
  'CORPORATE',
  'CUSTOM',
] as const;

export type PackageType = (typeof packageTypes)[number];

/** A service inside a package as it is read; the title and price are always the service's present ones. */
export const packageEntry = z.object({
  id: z.string(),
  service: z.object({
    id: z.string(),
    title: z.string(),
    price: z.string(),
    hidePrice: z.boolean(),
  }),
});

export const packages = defineEntity({
  label: 'package',
  page: '/paketa',
  fields: {
    title: requiredText('Title', 300),
    type: choice('Type', packageTypes),
    description: requiredText('Description'),
    image: optionalAddress('Image'),
    serviceIds: z
      .array(z.string(), { error: 'Please select at least one service' })
      .min(1, { error: 'Please select at least one service' })
      .max(200)
      .transform((ids) => [...new Set(ids)]),
    customPrice: exactAmount('Custom price'),
    hidePrice: flag('Hide price'),
    featured: flag('Featured'),
    order,
  },
  defaults: {
    type: 'STANDARD',
    image: '',
    customPrice: null,
    hidePrice: false,
    featured: false,
    order: null,
  },
  read: {
    image: z.string(),
    customPrice: z.string().nullable(),
    order: z.int(),
    services: z.array(packageEntry),
  },
  writeOnly: ['serviceIds'],
});

/** A package as it is read. */
export type Package = z.output<typeof packages.document>;

/** A package as it is written. */
export type PackageInput = z.output<typeof packages.create>;

export const quoteRequest = z.union([
  z.object({ serviceIds: z.array(z.string().max(100)).max(500) }),
  z.object({ packageId: z.string().max(100) }),
]);

/** Price block on the wire: euro texts, null when hidden. */
export const quoteAnswer = z.object({
  sum: z.string().nullable(),
  discount: z.string().nullable(),
  total: z.string().nullable(),
  hidden: z.boolean(),
});
