import { newestFirst } from '@ritmi/shared/domain/order';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { Articles } from '@ritmi/shared/ui/Block';
import { EventArticle } from './EventArticle.js';

/** All events, the newest first. */
export function EventList({ events }: { readonly events: readonly AgencyEvent[] }) {
  return (
    <Articles>
      {newestFirst(events).map((event, index) => (
        <EventArticle key={event.id} event={event} first={index === 0} />
      ))}
    </Articles>
  );
}
