import type { PackageType } from '@ritmi/shared/domain/packages/schema';
import type { EntityText } from '../kit/resource/entityText.js';
import { statusAndServerTextAfter } from '../kit/session/failureText.js';

/** Specification sections 2, 5 and 8, packages. */
export const packagesText: EntityText = {
  load: { text: 'Failed to load packages' },
  add: {
    text: 'An error occurred while creating the package',
    withServerText: statusAndServerTextAfter('Failed to create package'),
  },
  update: {
    text: 'An error occurred while updating the package',
    withServerText: statusAndServerTextAfter('Failed to update package'),
  },
  remove: {
    text: 'An error occurred while deleting the package',
    withServerText: statusAndServerTextAfter('Failed to delete package'),
  },
  reorder: { text: 'Failed to update package order' },
  added: 'Package created successfully',
  updated: 'Package updated successfully',
  removed: 'Package deleted successfully',
  reordered: 'Package order updated successfully',
  confirmRemove: 'Are you sure you want to delete this package?',
  empty: 'No packages found. Create your first package to offer combined services to customers.',
};

/** The form page says the same for an upload and a save (specification section 8). */
export const pageFailure = { text: 'Failed to save package' };

export const pageText = {
  createTitle: 'Krijo Paketë',
  editTitle: 'Ndrysho Paketën',
  back: 'Kthehu',
  loading: 'Duke ngarkuar të dhënat e paketës...',
  loadFailure: { text: 'Failed to load package data' },
  /** Stays on the page when the toast has gone. */
  notLoaded: 'The server did not give this package.',
  /** In the words of the page: a toast has said it in the specified ones. */
  servicesNotLoaded: 'The server did not give the services.',
  servicesAreCopy: 'The server did not give the services. These are the last saved ones.',
  noServices: 'Nuk u gjetën shërbime',
  chooseService: 'Please select at least one service',
  formats: 'Click to choose a file. Supported formats: JPG, PNG, GIF, MP4, WEBM',
} as const;

export const typeLabels: Readonly<Record<PackageType, string>> = {
  STANDARD: 'Standarde',
  PREMIUM: 'Premium',
  WEDDING: 'Dasma',
  BIRTHDAY: 'Ditëlindje',
  PROM: 'Matura',
  CORPORATE: 'Korporata',
  CUSTOM: 'E Personalizuar',
};

export const packageLabels = {
  title: 'Name',
  type: 'Type',
  description: 'Description',
  image: 'Image or video',
  serviceIds: 'Services',
  hidePrice: 'Hide price',
  featured: 'Feature on homepage',
  useCustomPrice: 'Use custom price',
  customPrice: 'Custom price',
  order: 'Order',
} as const;
