import { EventList } from '../../views/events/EventList.js';
import { text } from '../../views/events/text.js';
import { itemsOf } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { events } = useLoads(loads);
  return (
    <>
      <ListPage text={text} list={itemsOf(events)}>
        {(list) => <EventList events={list} />}
      </ListPage>
      <Pager part={events} path="/evente" label={text.pages} />
    </>
  );
}
