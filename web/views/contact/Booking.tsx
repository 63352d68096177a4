import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/date';
import type { Topic } from '@ritmi/shared/domain/enquiry/message';
import type { EnquiryRequest } from '@ritmi/shared/domain/enquiry/request';
import { formatEuro } from '@ritmi/shared/domain/money';
import { DotList, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, desktop, layout, screenOnly, space, type, wrap } from '@ritmi/shared/ui/tokens';
import { EnquiryForm } from '../../enquiry/EnquiryForm.js';
import { bookingText as text, topicLabels } from './text.js';

type BookingProps = {
  readonly request: EnquiryRequest;
  /** What the visitor asks for; null when nothing was chosen. */
  readonly topic: Topic | null;
};

/** What was chosen, and the form that sends it. */
export function Booking({ request, topic }: BookingProps) {
  const { t } = useLanguage();
  return (
    <Panel aria-labelledby="booking">
      <VisuallyHidden as="h2" id="booking">
        {t(text.heading)}
      </VisuallyHidden>
      {topic && <Chosen topic={topic} />}
      <EnquiryForm request={request} topic={topic} />
      <Note>{t(text.note)}</Note>
    </Panel>
  );
}

function Chosen({ topic }: { readonly topic: Topic }) {
  const { t, language, contentLang } = useLanguage();
  return (
    <Choice>
      <div>
        <Label>{t(topicLabels[topic.about])}</Label>
        {topic.about !== 'services' && (
          <Title lang={topic.about === 'artist' ? undefined : contentLang}>{topic.title}</Title>
        )}
        {topic.about === 'event' && <p>{formatDate(topic.date, language)}</p>}
        {topic.about === 'project' && <p lang={contentLang}>{topic.location}</p>}
        {'services' in topic && (
          <DotList aria-label={t(text.services)} lang={contentLang}>
            {topic.services.map((title, index) => (
              <li key={`${index} ${title}`}>{title}</li>
            ))}
          </DotList>
        )}
      </div>
      {'price' in topic && (
        <Total>
          {topic.price.hidden ? (
            <strong>{t(text.hidden)}</strong>
          ) : (
            <>
              <span>{t(text.total)}</span> <strong>{formatEuro(topic.price.total)}</strong>
            </>
          )}
        </Total>
      )}
    </Choice>
  );
}

const Panel = styled.section`
  padding: 0 ${layout.gutter} ${layout.section};
`;

const Choice = styled.div`
  display: grid;
  gap: ${space(6)} ${space(16)};
  margin-bottom: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${color.line};
  ul {
    margin-top: ${space(4)};
  }
  ${desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const Label = styled.p`
  ${type.label}
  color: ${color.quiet};
`;

const Title = styled.p`
  ${type.heading}
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const Total = styled.p`
  ${wrap(1, 3)}
  align-items: baseline;
  color: ${color.quiet};
  strong {
    ${type.price}
    color: ${color.text};
    font-size: ${type.size.h2};
  }
`;

const Note = styled.p`
  ${screenOnly}
  margin-top: ${space(5)};
  color: ${color.quiet};
  font-size: ${type.size.small};
`;
