import { EventCard, type ShownEvent } from '@ritmi/shared/cards/EventCard';
import { newestFirst } from '@ritmi/shared/domain/order';
import { Articles } from '@ritmi/shared/ui/Block';

/** All events, the newest first. */
export function EventList({ events }: { readonly events: readonly ShownEvent[] }) {
  return (
    <Articles>
      {newestFirst(events).map((event, index) => (
        <EventCard key={event.id} event={event} first={index === 0} />
      ))}
    </Articles>
  );
}
