import { readEnquiry } from '@ritmi/shared/domain/enquiry/request';
import { PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { usePageContext } from 'vike-react/usePageContext';
import { ContactScreen } from '../../views/contact/ContactScreen.js';
import { text } from '../../views/contact/text.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';
import { useContacts } from './useContacts.js';

export function Page() {
  const { t } = useLanguage();
  const { search } = usePageContext().urlParsed;
  const { contacts: loaded, enquiry } = useLoads(loads);
  const contacts = useContacts(loaded);
  const asked =
    enquiry.state === 'ready'
      ? enquiry.value
      : { request: { ...readEnquiry(search), asked: null }, topic: null };
  return (
    <>
      <PageIntro text={text} />
      {contacts === null || enquiry.state === 'pending' ? (
        <Loading label={t(text.loading)} />
      ) : (
        <ContactScreen contacts={contacts} {...asked} />
      )}
    </>
  );
}
