import { styled } from 'styled-components';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { formatDate } from '@ritmi/shared/domain/time/date';
import type { Topic } from '@ritmi/shared/domain/enquiry/message';
import type { EnquiryRequest } from '@ritmi/shared/domain/enquiry/request';
import { usePriceText } from '@ritmi/shared/cards/prices';
import { DotList, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { AgencyContacts } from '../../enquiry/addressees.js';
import { AskForm } from '../../enquiry/AskForm.js';
import type { FreeDaysProps } from '../../enquiry/FreeDaysTable.js';
import type { SentForm } from '../../render/content.js';
import { ContactList, type ShownContact } from './ContactList.js';
import { ContactMap } from './ContactMap.js';
import { text, topicLabels } from './text.js';

type ContactScreenProps = {
  readonly contacts: readonly ShownContact[];
  /** The enquiry in the page's address. */
  readonly request: EnquiryRequest;
  /** What the visitor asks for; null when nothing was chosen. */
  readonly topic: Topic | null;
  /** The enquiry that was sent to this page and not accepted; null at first. */
  readonly sent: SentForm | null;
  /** The month above the form; null while it is not known which days are free. */
  readonly freeDays: FreeDaysProps | null;
  /** Where the agency is; null until it is known. */
  readonly place: Agency['place'] | null;
};

/** What was chosen with the form that sends it, all contacts and the map. */
export function ContactScreen({ contacts, request, topic, sent, freeDays, place }: ContactScreenProps) {
  const { t } = useLanguage();
  return (
    <AgencyContacts value={contacts}>
      <Booking aria-labelledby="booking">
        <VisuallyHidden as="h2" id="booking">
          {t(text.booking)}
        </VisuallyHidden>
        {topic && <Chosen topic={topic} />}
        <AskForm request={request} topic={topic} sent={sent} freeDays={freeDays}>
          <small>{t(text.bookingNote)}</small>
        </AskForm>
      </Booking>
      <Columns>
        <ContactList contacts={contacts} />
        {place && <ContactMap place={place} />}
      </Columns>
    </AgencyContacts>
  );
}

function Chosen({ topic }: { readonly topic: Topic }) {
  const { t, language } = useLanguage();
  const priceText = usePriceText();
  return (
    <Choice>
      <div>
        <Label>{t(topicLabels[topic.about])}</Label>
        {topic.about !== 'services' && (
          <Title>{topic.about === 'artist' ? topic.title : <Content>{topic.title}</Content>}</Title>
        )}
        {topic.about === 'event' && <p>{formatDate(topic.date, language)}</p>}
        {topic.about === 'project' && <Content as="p">{topic.location}</Content>}
        {'services' in topic && (
          <DotList aria-label={t(text.services)}>
            {topic.services.map((title, index) => (
              <Content key={`${index} ${title}`} as="li">
                {title}
              </Content>
            ))}
          </DotList>
        )}
      </div>
      {'price' in topic && (
        <Total>
          {!topic.price.hidden && <span>{t(text.total)}</span>}{' '}
          <strong>{topic.price.hidden ? t(text.hidden) : priceText(topic.price.total)}</strong>
        </Total>
      )}
    </Choice>
  );
}

const Booking = styled.section`
  padding: 0 ${layout.gutter} ${layout.section};
  > div > small {
    ${layout.screenOnly}
    display: block;
    margin-top: ${space(5)};
  }
`;

const Choice = styled.div`
  ${layout.grid(6, 16)}
  margin-bottom: ${space(10)};
  ${layout.ruled(6, 0)}
  ul {
    margin-top: ${space(4)};
  }
  ${at.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const Label = styled.p`
  ${type.caption}
`;

const Title = styled.p`
  ${type.heading}
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const Total = styled.p`
  ${layout.wrap(1, 3)}
  align-items: baseline;
  color: ${color.quiet};
  strong {
    color: ${color.text};
    font-size: ${type.size.h2};
  }
`;

const Columns = styled.div`
  ${layout.grid(10, 16)}
  padding: 0 ${layout.gutter} ${layout.section};
  ${at.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
