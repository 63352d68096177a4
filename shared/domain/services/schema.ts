import type { z } from 'zod';
import { publicList } from '../access.js';
import type { InLanguage } from '../content.js';
import { need } from '../bookings/needs.js';
import { defineEntity } from '../entity.js';
import { list } from '../composite.js';
import { choice, flag, image, longText, order, price, suggestion, text } from '../fields.js';
import type { OnSite } from '../publishing/publishing.js';
import { translatable } from '../translations/translatable.js';
import { guessLight, lightLabels, lights } from './light.js';
import { categoryLabel, categoryLabels } from './rules.js';

export const serviceIcons = ['music', 'lightbulb', 'sparkles', 'speaker'] as const;

export const services = defineEntity({
  called: { sq: 'Shërbim', en: 'Service' },
  plural: { sq: 'shërbimet', en: 'services' },
  access: publicList,
  site: { page: '/sherbime', hasAnchors: true },
  publishing: true,
  titleField: 'title',
  // Initial values: specification section 3.
  fields: {
    title: translatable(text('Title'), 'Titulli'),
    description: translatable(longText('Description'), 'Përshkrimi'),
    price: { ...price('Price'), hiddenBy: 'hidePrice', placeholder: 'Enter price in euros' },
    category: {
      ...suggestion('Category', Object.keys(categoryLabels)),
      initial: 'dj',
      isHalf: true,
      wordOf: categoryLabel,
    },
    icon: { ...choice('Icon', serviceIcons), isHalf: true },
    light: { ...choice('Light', lights), valueLabels: lightLabels, guess: guessLight },
    hidePrice: { ...flag('Hide price'), badge: 'Hidden price', sign: 'hidden' },
    featured: {
      ...flag('Featured'),
      inputLabel: 'Featured on Homepage',
      filter: { sq: 'Vetëm në ballinë', en: 'Only featured' },
      sign: 'star',
    },
    image: { ...image('Image'), fileLabel: 'Image (file)' },
    features: translatable({ ...list('Features', text('Feature', 500)), initial: [''] }, 'Veçoria'),
    needs: { ...list('Needs', need('Need')), isInternal: true },
    order: order(),
  },
  columns: ['category', 'price', 'order'],
  // Specification section 5: the price is required unless it is hidden.
  check: ({ price: amount, hidePrice }) =>
    amount === '' && hidePrice !== true
      ? [{ path: ['price'], code: 'required', message: 'Price is required' }]
      : [],
});

export type Service = z.output<typeof services.document>;

/** A service as the site shows it. */
export type ShownService = InLanguage<OnSite<Service>, 'title' | 'description' | 'features'>;
