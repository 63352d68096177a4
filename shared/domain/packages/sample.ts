import type { Package } from './schema.js';

type Entry = Package['services'][number];

/** A service inside a package, with what the test is about. */
export function sampleEntry(change: Partial<Entry['service']> = {}): Entry {
  const service = { id: 'service-1', title: 'Ndriçim skenik', price: '220.00', hidePrice: false, ...change };
  return { id: service.id, service };
}

/** A package of two services as it is read: 450 + 220 − 100 = 570 €. */
export function samplePackage(change: Partial<Package> = {}): Package {
  return {
    id: 'package-1',
    title: 'Dasma e plotë',
    type: 'WEDDING',
    description: 'Nga hyrja e nuses te vallja e fundit.',
    image: '',
    services: [sampleEntry({ id: 'service-0', title: 'DJ', price: '450.00' }), sampleEntry()],
    customPrice: null,
    hidePrice: false,
    featured: false,
    order: 0,
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
