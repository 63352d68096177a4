import { EventList } from '../../views/events/EventList.js';
import { text } from '../../views/events/text.js';
import { itemsOf } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { withLoads } from '../useLoads.js';
import { eventsCall } from './eventsCall.js';

export const Page = withLoads({ events: eventsCall }, ({ events }) => (
  <>
    <ListPage text={text} list={itemsOf(events)}>
      {(list) => <EventList events={list} />}
    </ListPage>
    <Pager part={events} label={text.pages} />
  </>
));
