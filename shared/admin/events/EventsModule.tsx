import { EventCard } from '@ritmi/shared/cards/EventCard';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { newestFirst } from '@ritmi/shared/domain/order';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { failureWithServerText } from '../kit/model/failureText.js';

/** Specification section 8, events. */
const text = {
  load: { text: 'Dështoi në marrjen e eventeve' },
  add: failureWithServerText('Failed to add event'),
  update: failureWithServerText('Failed to update event'),
  remove: failureWithServerText('Failed to delete event'),
};

const preview = (event: AgencyEvent) => <EventCard event={event} />;

/** The events manager: an add form beside the list, newest first. */
export function EventsModule() {
  return <EntityEditor name="events" text={text} sort={newestFirst} preview={preview} />;
}
