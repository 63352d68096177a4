import { nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { usePageContext } from 'vike-react/usePageContext';
import { EventList } from '../../views/events/EventList.js';
import { KindFilter } from '../../views/events/KindFilter.js';
import { text } from '../../views/events/text.js';
import { itemsOf } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { listOf } from '../load.js';
import { withLoads } from '../useLoads.js';
import { eventsCall } from './eventsCall.js';

export const Page = withLoads({ events: eventsCall }, ({ events }) => {
  const { lloji } = usePageContext().urlParsed.search;
  const shown = nightKinds.find((kind) => kind === lloji);
  const hasEvents = listOf(itemsOf(events)).length > 0;
  return (
    <>
      <ListPage
        text={text}
        list={itemsOf(events)}
        filter={(hasEvents || shown) && <KindFilter shown={shown} />}
      >
        {(list) => <EventList events={list} />}
      </ListPage>
      <Pager part={events} label={text.pages} kept={shown && { lloji: shown }} />
    </>
  );
});
