import { useMemo } from 'react';
import { newestFirst } from '@ritmi/shared/domain/events/rules';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import type { Filter } from '../kit/list/ListPanel.js';
import { useResource } from '../kit/resource/useResource.js';
import { EventFields } from './EventFields.js';
import { EventRow } from './EventRow.js';
import { eventAsRead, eventParts, eventPatch } from './eventBody.js';
import { eventForm } from './eventForm.js';
import { eventsText as text, eventsWords as words } from './text.js';

const titleOf = ({ title }: AgencyEvent) => title;
const searchText = ({ title, date, description }: AgencyEvent) => `${title} ${date} ${description}`;
const filters: readonly Filter<AgencyEvent>[] = [
  { label: 'Only featured', isShown: ({ featured }) => featured },
];
const renderRow = (event: AgencyEvent, actions: RowActions) => <EventRow event={event} {...actions} />;

/** The events manager: an add form beside the list, newest first. */
export function EventsModule() {
  const events = useResource({ name: 'events', text, asRead: eventAsRead });
  const rows = useMemo(() => newestFirst(events.rows), [events.rows]);
  return (
    <EntityEditor
      name="events"
      source={{ ...events, rows }}
      spec={eventForm}
      words={words}
      // Multipart: the client makes parts of these texts.
      create={(body, attempt) => events.create(eventParts(body) as never, attempt)}
      update={(base, body, attempt) => events.update(base, eventPatch(body, base), attempt)}
      fields={<EventFields />}
      titleOf={titleOf}
      searchText={searchText}
      filters={filters}
      renderRow={renderRow}
    />
  );
}
