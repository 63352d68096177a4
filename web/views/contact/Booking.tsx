import { Mail } from 'lucide-react';
import { styled } from 'styled-components';
import { mailAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import { formatEuro } from '@ritmi/shared/domain/money';
import { type Enquiry, enquiryMessage, enquirySubject } from '@ritmi/shared/domain/packages/enquiry';
import { DotList } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, forced, radius, screenOnly, space, type, wide, wrap } from '@ritmi/shared/ui/tokens';
import { WhatsAppMark } from './ContactList.js';
import { enquiryEmail, enquiryPhone, type ShownContact } from './shownContact.js';
import { bookingText as text } from './text.js';

type BookingProps = { readonly enquiry: Enquiry; readonly contacts: readonly ShownContact[] };

/** The chosen package or services with their total, and two buttons that send them as a written message. */
export function Booking({ enquiry, contacts }: BookingProps) {
  const { t } = useLanguage();
  const message = enquiryMessage(enquiry);
  const letter = { subject: enquirySubject(enquiry), body: message };
  return (
    <Panel aria-labelledby="booking">
      <Heading id="booking">{t(text.heading)}</Heading>
      {enquiry.pkg !== null && <PackageName>{enquiry.pkg}</PackageName>}
      <Services aria-label={t(text.services)}>
        {enquiry.services.map((title, index) => (
          <li key={`${index} ${title}`}>{title}</li>
        ))}
      </Services>
      <Total>
        {enquiry.price.hidden ? (
          <strong>{t(text.hidden)}</strong>
        ) : (
          <>
            <span>{t(text.total)}</span> <strong>{formatEuro(enquiry.price.total)}</strong>
          </>
        )}
      </Total>
      <Buttons>
        <ButtonLink href={whatsappAddress(enquiryPhone(contacts), message)} target="_blank" rel="noreferrer">
          <WhatsAppMark />
          {t(text.whatsapp)}
        </ButtonLink>
        <ButtonLink $kind="plain" href={mailAddress(enquiryEmail(contacts), letter)}>
          <Mail aria-hidden size={18} />
          {t(text.mail)}
        </ButtonLink>
      </Buttons>
      <Note>{t(text.note)}</Note>
    </Panel>
  );
}

const Panel = styled.section`
  padding: ${space(6)} ${space(5)};
  border-radius: ${radius.picture};
  background: ${color.card};
  /* As high as what it says, not as the list beside it. */
  align-self: start;
  /* Zoomed in, the buttons' words stay whole. */
  @media (max-width: 18em) {
    padding-inline: ${space(3)};
  }
  ${wide} {
    padding: ${space(8)};
  }
  ${forced} {
    border: 1px solid;
  }
`;

const Heading = styled.h2`
  ${type.label}
  color: ${color.quiet};
  letter-spacing: 0;
`;

const PackageName = styled.p`
  ${type.heading}
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const Services = styled(DotList)`
  margin-block: ${space(5)};
`;

const Total = styled.p`
  ${wrap(2)}
  justify-content: space-between;
  align-items: baseline;
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  strong {
    ${type.price}
    font-size: ${type.size.h3};
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space(2)};
  @media (max-width: 18em) {
    > a {
      padding-inline: ${space(2)};
    }
  }
  ${wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Note = styled.p`
  ${screenOnly}
  margin-top: ${space(4)};
  color: ${color.quiet};
  font-size: ${type.size.small};
`;
