import { request } from '@ritmi/shared/client/request';
import type { Connection } from '@ritmi/shared/client/request';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { EnquiryPage } from '../../../views/enquiries/EnquiryPage.js';
import { text } from '../../../views/enquiries/text.js';
import { sentFormCall, valueOf } from '../../load.js';
import { withLoads } from '../../useLoads.js';

const loads = {
  enquiry: (api: Connection, { routeParams: { secret = '' } }: PageContext) =>
    request<VisitorView>(api, { path: `/enquiries/by-secret/${encodeURIComponent(secret)}?compare=true` }),
  sent: sentFormCall,
};

export const Page = withLoads(loads, function SecretPage({ enquiry, sent }) {
  const { t } = useLanguage();
  const { secret = '' } = usePageContext().routeParams;
  if (enquiry.state === 'ready')
    return <EnquiryPage enquiry={enquiry.value} secret={secret} sent={valueOf(sent)} />;
  if (enquiry.state === 'pending') return <Loading label={t(text.title)} />;
  return (
    <PageHead role="alert">
      <h1>{t(text.failed)}</h1>
      <p>{t(text.failedLead)}</p>
    </PageHead>
  );
});
