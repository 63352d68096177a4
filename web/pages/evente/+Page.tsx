import { Container, PageHead, EmptyState } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { EventList } from '../../views/events/EventList.js';
import { text } from '../../views/events/text.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadEvents } from './loadEvents.js';

export function Page() {
  const { t } = useLanguage();
  const events = useLoaded(useData<Data>().events, loadEvents);
  return (
    <>
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      {events.state === 'pending' && <Loading label={t(text.loading)} />}
      {events.state === 'ready' && events.value.length > 0 && <EventList events={events.value} />}
      <Container aria-live="polite">
        {events.state === 'failed' && <EmptyState>{t(text.failed)}</EmptyState>}
        {events.state === 'ready' && events.value.length === 0 && <EmptyState>{t(text.empty)}</EmptyState>}
      </Container>
    </>
  );
}
