import type { z } from 'zod';
import { entities } from '@ritmi/shared/domain/entities';
import type { Service } from '@ritmi/shared/domain/services/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { serviceLabels } from './text.js';

/** The fields of the form; `order` is not among them: it changes by dragging. */
type ServiceValues = {
  title: string;
  description: string;
  price: string;
  hidePrice: boolean;
  category: string;
  icon: string;
  image: string;
  features: string[];
  featured: boolean;
  order: number | null;
};

/** Specification section 3: icon music, category dj, one empty feature, everything else empty or false. */
const empty: ServiceValues = {
  title: '',
  description: '',
  price: '',
  hidePrice: false,
  category: 'dj',
  icon: 'music',
  image: '',
  features: [''],
  featured: false,
  order: 0,
};

export type ServiceBody = z.output<typeof entities.services.create>;

export const serviceForm: FormSpec<ServiceValues, ServiceBody, Service> = {
  schema: entities.services.create as unknown as z.ZodType<ServiceBody, ServiceValues>,
  empty,
  toValues: ({ title, description, price, hidePrice, category, icon, image, features, featured, order }) => ({
    title,
    description,
    price,
    hidePrice,
    category,
    icon,
    image,
    features: [...features],
    featured,
    order,
  }),
  titleOf: ({ title }) => title.trim() || 'New service',
  labels: serviceLabels,
};
