import { shownEvent } from '@ritmi/shared/domain/events/schema';
import { EventList } from '../../views/events/EventList.js';
import { text } from '../../views/events/text.js';
import { itemsOf, partCall } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { withLoads } from '../useLoads.js';

const loads = { events: partCall('events', { size: 8, sort: 'newest', toShown: shownEvent }) };

export const Page = withLoads(loads, ({ events }) => (
  <>
    <ListPage text={text} list={itemsOf(events)}>
      {(list) => <EventList events={list} />}
    </ListPage>
    <Pager part={events} label={text.pages} />
  </>
));
