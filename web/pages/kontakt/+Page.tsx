import { readEnquiry } from '@ritmi/shared/domain/enquiry/request';
import { PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { usePageContext } from 'vike-react/usePageContext';
import { ContactScreen } from '../../views/contact/ContactScreen.js';
import { text } from '../../views/contact/text.js';
import { agencyCall, listCall, sentFormCall, valueOf } from '../load.js';
import { withLoads } from '../useLoads.js';
import { loadFreeDays, useFreeDays } from './freeDays.js';
import { loadEnquiry } from './loadEnquiry.js';
import { useContacts } from './useContacts.js';

const loads = {
  contacts: listCall('contact'),
  enquiry: loadEnquiry,
  sent: sentFormCall,
  freeDays: loadFreeDays,
  agency: agencyCall('place'),
};

export const Page = withLoads(loads, function ContactPage(data) {
  const { contacts: loaded, enquiry, sent, agency } = data;
  const { t } = useLanguage();
  const { search } = usePageContext().urlParsed;
  const contacts = useContacts(loaded);
  const asked =
    enquiry.state === 'ready'
      ? enquiry.value
      : { request: { ...readEnquiry(search), asked: null }, topic: null };
  const freeDays = useFreeDays(data.freeDays, asked.request.asked);
  return (
    <>
      <PageIntro text={text} />
      {contacts === null || enquiry.state === 'pending' ? (
        <Loading label={t(text.loading)} />
      ) : (
        <ContactScreen
          contacts={contacts}
          place={valueOf(agency)?.place ?? null}
          sent={valueOf(sent)}
          freeDays={freeDays}
          {...asked}
        />
      )}
    </>
  );
});
