import { EventList } from '../../views/events/EventList.js';
import { text } from '../../views/events/text.js';
import { ListPage } from '../ListPage.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { events } = useLoads(loads);
  return (
    <ListPage text={text} list={events}>
      {(list) => <EventList events={list} />}
    </ListPage>
  );
}
