import { type ReactNode, useState } from 'react';
import type { Night } from '@ritmi/shared/domain/enquiry/request';
import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { DateLine } from './DateLine.js';
import { MailLink, type MessageProps, WhatsAppLink } from './MessageLinks.js';
import { text } from './text.js';

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
  const [night, setNight] = useState(request.night);
  const asked = { ...request, night };

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
      <MailLink request={asked} topic={topic} />
    </DateLine>
  );
}
