import { Mail } from 'lucide-react';
import { useContext, useState } from 'react';
import { siWhatsapp } from 'simple-icons';
import { mailAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { enquiryMessage, enquirySubject, type Topic } from '@ritmi/shared/domain/enquiry/message';
import { choicePath, type EnquiryRequest, type Night } from '@ritmi/shared/domain/enquiry/request';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useAddressees } from './addressees.js';
import { DateLine } from './DateLine.js';
import { SiteAddress } from './siteAddress.js';
import { text } from './text.js';

type EnquiryFormProps = {
  /** What is asked for, and the initial values of the fields. */
  readonly request: EnquiryRequest;
  /** How the message names what is asked for. */
  readonly topic: Topic | null;
  /** Called with the fields' values, for other links with `enquiryPath`. */
  readonly onNight?: (night: Night) => void;
};

/**
 * The date line with two links that send the enquiry as a message, by WhatsApp or mail. The links contain what is
 * typed; without JavaScript a button leads to the contact page, where they do.
 */
export function EnquiryForm({ request, topic, onNight }: EnquiryFormProps) {
  const { t } = useLanguage();
  const { phone, email } = useAddressees();
  const [night, setNight] = useState(request.night);
  const { asked } = request;
  const site = useContext(SiteAddress);
  const choiceAddress = site && asked?.about === 'services' ? `${site}${choicePath(asked.ids)}` : undefined;
  const message = enquiryMessage(topic, night, { ...useAgency(), choiceAddress });
  const letter = { subject: enquirySubject(topic, night), body: message };

  function handleNight(now: Night) {
    setNight(now);
    onNight?.(now);
  }

  return (
    <DateLine asked={asked} night={request.night} onNight={handleNight}>
      <noscript>
        <Button type="submit" $kind="plain">
          {t(text.prepare)}
        </Button>
      </noscript>
      {phone === null ? null : (
        <ButtonLink href={whatsappAddress(phone, message)} target="_blank" rel="noreferrer">
          <WhatsAppIcon />
          {t(text.whatsapp)}
        </ButtonLink>
      )}
      <ButtonLink $kind="quiet" href={mailAddress(email, letter)}>
        <Mail aria-hidden size={18} />
        {t(text.mail)}
      </ButtonLink>
    </DateLine>
  );
}

export function WhatsAppIcon() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={siWhatsapp.path} />
    </svg>
  );
}
