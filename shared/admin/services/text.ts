import type { EntityText } from '../kit/resource/entityText.js';
import { serverTextAlone } from '../kit/session/failureText.js';

/** Specification sections 2, 5 and 8, services. */
export const servicesText: EntityText = {
  load: { text: 'Failed to load services' },
  add: {
    text: 'Failed to add service',
    refused: 'Failed to create service',
    withServerText: serverTextAlone,
  },
  update: { text: 'Failed to update service' },
  remove: { text: 'Failed to delete service' },
  reorder: { text: 'Failed to update service order' },
  added: 'Service added successfully',
  updated: 'Service updated successfully',
  removed: 'Service deleted successfully',
  reordered: 'Service order updated successfully',
  confirmRemove: 'Are you sure you want to delete this service?',
  empty: 'No services added yet.',
};

export const serviceLabels = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  hidePrice: 'Hide price',
  category: 'Category',
  icon: 'Icon',
  image: 'Image URL',
  features: 'Features',
  featured: 'Featured on Homepage',
  order: 'Order',
} as const;

/** Headings and buttons of the editor. */
export const servicesWords = {
  add: 'Add New Service',
  submit: 'Add Service',
  list: 'Manage Services',
  edit: 'Edit Service',
  note: 'Drag to reorder services',
} as const;
