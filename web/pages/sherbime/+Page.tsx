import { PageHead, EmptyState, Container } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { BackButton } from '../../layout/BackButton.js';
import { ServiceGrid } from '../../views/services/ServiceGrid.js';
import { text } from '../../views/services/text.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadServices } from './loadServices.js';

export function Page() {
  const { t } = useLanguage();
  const services = useLoaded(useData<Data>().services, loadServices);
  return (
    <>
      <BackButton />
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      {services.state === 'pending' && <Loading label={t(text.loading)} />}
      {services.state === 'ready' && services.value.length > 0 && <ServiceGrid services={services.value} />}
      <Container aria-live="polite">
        {services.state === 'failed' && <EmptyState>{t(text.failed)}</EmptyState>}
        {services.state === 'ready' && services.value.length === 0 && (
          <EmptyState>{t(text.empty)}</EmptyState>
        )}
      </Container>
    </>
  );
}
