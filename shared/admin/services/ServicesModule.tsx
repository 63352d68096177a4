import { nextOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import type { Filter } from '../kit/list/ListPanel.js';
import { useResource } from '../kit/resource/useResource.js';
import { ServiceFields } from './ServiceFields.js';
import { serviceForm } from './serviceForm.js';
import { ServiceRow } from './ServiceRow.js';
import { servicesText as text, servicesWords as words } from './text.js';

const titleOf = ({ title }: Service) => title;
const searchText = ({ title, category, description }: Service) => `${title} ${category} ${description}`;
const filters: readonly Filter<Service>[] = [{ label: 'Only featured', isShown: ({ featured }) => featured }];
const renderRow = (service: Service, actions: RowActions) => <ServiceRow service={service} {...actions} />;

/** The services manager: an add form beside the list that is dragged into order. */
export function ServicesModule() {
  const services = useResource({ name: 'services', text });
  return (
    <EntityEditor
      name="services"
      source={services}
      spec={serviceForm}
      words={words}
      create={(body, attempt) => services.create({ ...body, order: nextOrder(services.rows) }, attempt)}
      update={services.update}
      fields={<ServiceFields />}
      titleOf={titleOf}
      searchText={searchText}
      filters={filters}
      renderRow={renderRow}
      onMove={services.reorder}
    />
  );
}
