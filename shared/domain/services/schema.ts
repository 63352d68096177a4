import { z } from 'zod';
import { defineEntity } from '../entity.js';
import { amount, choice, flag, optionalAddress, order, requiredText } from '../fields.js';

export const serviceIcons = ['music', 'lightbulb', 'sparkles', 'speaker'] as const;

/** Categories that the admin offers; readers accept any. */
export const serviceCategories = ['dj', 'music', 'sparkles', 'lightbulb', 'speaker'] as const;

export const services = defineEntity({
  label: 'service',
  page: '/sherbime',
  fields: {
    title: requiredText('Title', 300),
    description: requiredText('Description'),
    price: amount('Price'),
    hidePrice: flag('Hide price'),
    category: requiredText('Category', 100),
    image: optionalAddress('Image'),
    features: z.array(requiredText('Feature', 500), { error: 'Features must be a list' }).max(100),
    icon: choice('Icon', serviceIcons),
    featured: flag('Featured'),
    order,
  },
  defaults: { price: '', hidePrice: false, image: '', features: [], featured: false, order: null },
  read: { price: z.string(), image: z.string(), order: z.int() },
  // Specification section 5: the price is required unless it is hidden.
  check: ({ price, hidePrice }) =>
    price === '' && hidePrice !== true ? [{ path: ['price'], message: 'Price is required' }] : [],
});

/** A service as it is read. */
export type Service = z.output<typeof services.document>;

/** A service as it is written. */
export type ServiceInput = z.output<typeof services.create>;
