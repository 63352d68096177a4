import type { Service } from './schema.js';

/** A service as it is read, with what the test is about. */
export function sampleService(change: Partial<Service> = {}): Service {
  return {
    id: 'service-1',
    title: 'Ndriçim skenik',
    description: 'Dritat ndjekin muzikën, jo anasjelltas.',
    price: '220.00',
    hidePrice: false,
    category: 'lightbulb',
    image: '',
    features: ['8 koka lëvizëse', 'Operator gjatë gjithë natës'],
    icon: 'lightbulb',
    featured: false,
    order: 0,
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
