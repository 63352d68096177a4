import { MessageCircle, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { mayHaveWhatsApp, telAddress } from '@ritmi/shared/domain/contact/phone';
import { whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ButtonRow, PlainLink } from '../kit/look/frames.js';
import { storyText as text } from './text.js';

const Row = styled(ButtonRow)`
  > a {
    flex: 1 1 auto;
  }
  // Where the number stands beside the story.
  @media (min-width: 1320px) {
    display: none;
  }
`;

/** Calls whoever asked, or writes to them, where the number stands far below the story. */
export function Reach({ phone }: { readonly phone: string }) {
  const { t } = useLanguage();
  if (phone === '') return null;
  return (
    <Row>
      <PlainLink href={telAddress(phone)} aria-label={`${t(text.call)}: ${phone}`}>
        <Phone size={18} aria-hidden="true" />
        {phone}
      </PlainLink>
      {mayHaveWhatsApp(phone) ? (
        <PlainLink
          href={whatsappAddress(phone)}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp: ${phone}`}
        >
          <MessageCircle size={18} aria-hidden="true" />
          WhatsApp
        </PlainLink>
      ) : null}
    </Row>
  );
}
