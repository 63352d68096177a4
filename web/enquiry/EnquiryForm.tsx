import { Mail } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
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

type MessageProps = {
  /** What is asked for, and the initial values of the fields. */
  readonly request: EnquiryRequest;
  /** How the message names what is asked for. */
  readonly topic: Topic | null;
};

type EnquiryFormProps = MessageProps & {
  /** Called with the fields' values, for other links with `enquiryPath`. */
  readonly onNight?: (night: Night) => void;
  /** In place of the link to WhatsApp, which is elsewhere. */
  readonly children?: ReactNode;
};

/**
 * The date line with two links that send the enquiry as a message, by WhatsApp or mail. The links contain what is
 * typed; without JavaScript a button leads to the contact page, where they do.
 */
export function EnquiryForm({ request, topic, onNight, children }: EnquiryFormProps) {
  const { t } = useLanguage();
  const { email } = useAddressees();
  const [night, setNight] = useState(request.night);
  const asked = { ...request, night };
  const letter = { subject: enquirySubject(topic, night), body: useMessage({ request: asked, topic }) };

  function handleNight(now: Night) {
    setNight(now);
    onNight?.(now);
  }

  return (
    <DateLine asked={request.asked} night={request.night} onNight={handleNight} asksGuests>
      <noscript>
        <Button type="submit" $kind="plain">
          {t(text.prepare)}
        </Button>
      </noscript>
      {children === undefined ? <WhatsAppLink request={asked} topic={topic} /> : children}
      <ButtonLink $kind="quiet" href={mailAddress(email, letter)}>
        <Mail aria-hidden size={18} />
        {t(text.mail)}
      </ButtonLink>
    </DateLine>
  );
}

/** Sends the enquiry by WhatsApp; nothing where the agency has no number for it. */
export function WhatsAppLink(props: MessageProps) {
  const { t } = useLanguage();
  const { phone } = useAddressees();
  const message = useMessage(props);
  if (phone === null) return null;
  return (
    <ButtonLink href={whatsappAddress(phone, message)} target="_blank" rel="noreferrer">
      <WhatsAppIcon />
      {t(text.whatsapp)}
    </ButtonLink>
  );
}

/** The message with what is typed, and with the address of a choice of services. */
function useMessage({ request: { asked, night }, topic }: MessageProps): string {
  const site = useContext(SiteAddress);
  const choiceAddress = site && asked?.about === 'services' ? `${site}${choicePath(asked.ids)}` : undefined;
  return enquiryMessage(topic, night, { ...useAgency(), choiceAddress });
}

export function WhatsAppIcon() {
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
      <path d={siWhatsapp.path} />
    </svg>
  );
}
