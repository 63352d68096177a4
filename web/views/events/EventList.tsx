import { styled } from 'styled-components';
import { newestFirst } from '@ritmi/shared/domain/events/rules';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { layout } from '@ritmi/shared/ui/tokens';
import { EventArticle } from './EventArticle.js';

const List = styled.div`
  display: grid;
  gap: ${layout.section};
  padding-bottom: ${layout.section};
  > * {
    min-width: 0;
  }
`;

/** All events, the newest first. */
export function EventList({ events }: { readonly events: readonly AgencyEvent[] }) {
  return (
    <List>
      {newestFirst(events).map((event, index) => (
        <EventArticle key={event.id} event={event} first={index === 0} />
      ))}
    </List>
  );
}
