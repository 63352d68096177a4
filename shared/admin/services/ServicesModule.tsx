import { ServiceCard } from '@ritmi/shared/cards/ServiceCard';
import type { Values } from '@ritmi/shared/domain/values';
import { nextOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { fixed } from '../kit/fixed.js';
import { serverTextAlone } from '../kit/model/failureText.js';

/** Specification sections 2, 5 and 8, services. */
const text = {
  addTitle: fixed('Add New Service'),
  listTitle: fixed('Manage Services'),
  editTitle: fixed('Edit Service'),
  empty: fixed('No services added yet.'),
  dragNote: fixed('Drag to reorder services'),
  add: {
    text: 'Failed to add service',
    refused: 'Failed to create service',
    withServerText: serverTextAlone,
  },
};

// Specification section 7: a new service is sent with its order; the server gives it where the list is not known.
const withNextOrder = (body: Values, rows: readonly Service[] | null) =>
  rows ? { ...body, order: nextOrder(rows) } : body;

const preview = (service: Service) => <ServiceCard service={service} />;

/** The services manager: an add form beside a list that is reordered by dragging. */
export function ServicesModule() {
  return <EntityEditor name="services" text={text} toCreate={withNextOrder} preview={preview} />;
}
