import { useMemo } from 'react';
import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ContactScreen } from '../../views/contact/ContactScreen.js';
import { text } from '../../views/contact/text.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadContacts } from './loadContacts.js';
import { loadEnquiry } from './loadEnquiry.js';
import { useContacts } from './useContacts.js';

export function Page() {
  const { t } = useLanguage();
  const first = useData<Data>();
  // Its texts, not the object: that is made anew each time the address is read.
  const { paketa, sherbimet } = usePageContext().urlParsed.search;
  const enquiryCall = useMemo(() => loadEnquiry({ paketa, sherbimet }), [paketa, sherbimet]);
  const contacts = useContacts(useLoaded(first.contacts, loadContacts));
  const enquiry = useLoaded(first.enquiry, enquiryCall);
  return (
    <>
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      {contacts === null || enquiry.state === 'pending' ? (
        <Loading label={t(text.loading)} />
      ) : (
        <ContactScreen contacts={contacts} enquiry={enquiry.state === 'ready' ? enquiry.value : null} />
      )}
    </>
  );
}
