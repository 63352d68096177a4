import { styled } from 'styled-components';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { lineTotal } from '@ritmi/shared/domain/enquiries/total';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { formatMoment } from '../kit/formatMoment.js';
import { formatNight } from '../kit/formatNight.js';
import { Badge } from '../kit/look/frames.js';
import { useQueued } from '../kit/outbox/queued.js';
import { type StoryBooking, type StoryEvent, storyOf } from './storyEvents.js';
import { bookingStateLabels } from '@ritmi/shared/domain/bookings/labels';
import { eventText as text, sourceNames, storyText } from './text.js';

const List = styled.ol`
  display: grid;
  position: relative;
  // The line that the dots are on.
  &::before {
    content: '';
    position: absolute;
    left: 5px;
    top: 10px;
    bottom: 10px;
    width: 1px;
    background: ${color.line};
  }
`;

const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  position: relative;
  padding: 0 0 ${space(5)} ${space(7)};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 7px;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.quiet};
    border-radius: 50%;
    background: ${color.raised};
  }
  // What the visitor said is solid, what we did is a ring.
  &[data-theirs='true']::before {
    border-color: ${color.text};
    background: ${color.text};
  }
  h3 {
    font-size: 1rem;
    line-height: 1.35;
  }
  time {
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 400;
  }
  p {
    white-space: pre-wrap;
  }
`;

const Paper = styled.table`
  width: 100%;
  max-width: 460px;
  margin-top: ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  border-spacing: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  td,
  th {
    padding: ${space(1.5)} ${space(3)};
    text-align: left;
    vertical-align: top;
  }
  td:last-child,
  th:last-child {
    text-align: right;
    white-space: nowrap;
  }
  tfoot th {
    border-top: 1px solid ${color.line};
  }
`;

type StoryProps = { readonly enquiry: Enquiry; readonly booking: StoryBooking | null };

/** The story in one column, and the notes that still wait for the server. */
export function StoryEvents({ enquiry, booking }: StoryProps) {
  const { language, t } = useLanguage();
  const waiting = useQueued().flatMap(({ operation }) =>
    operation.kind === 'note' && operation.id === enquiry.id ? [operation] : [],
  );
  return (
    <section aria-label={t(storyText.story)}>
      <List>
        {storyOf(enquiry, booking).map((event) => (
          <Item key={event.key} data-theirs={isTheirs(event)}>
            <h3>
              <Title event={event} /> <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
            </h3>
            <Content event={event} />
          </Item>
        ))}
        {waiting.map(({ key, body }) => (
          <Item key={key}>
            <h3>
              {t(text.noted)} <Badge>{t(text.waits)}</Badge>
            </h3>
            <p>{String(Object(body).text)}</p>
          </Item>
        ))}
      </List>
    </section>
  );
}

function isTheirs(event: StoryEvent): boolean {
  return event.kind === 'answer' || event.kind === 'paid' || event.kind === 'asked';
}

function Title({ event }: { readonly event: StoryEvent }) {
  const { t } = useLanguage();
  switch (event.kind) {
    case 'asked': {
      const { source } = event.enquiry;
      return `${t(source === 'site' ? text.asked : text.wroteDown)} · ${t(sourceNames[source])}`;
    }
    case 'note':
      return `${t(text.noted)} · ${event.note.by}`;
    case 'offer':
      return `${t(text.offered(event.offer.version))} · ${event.offer.total} €`;
    case 'answer':
      return t({ accepted: text.accepted, declined: text.declined, change: text.change }[event.answer.kind]);
    case 'booked':
      return `${t(text.booked)} · ${t(bookingStateLabels[event.booking.state])}`;
    case 'paid':
      return `${t(text.paid)} · ${event.payment.amount} ${event.payment.currency === 'EUR' ? '€' : 'L'}`;
  }
}

function Content({ event }: { readonly event: StoryEvent }) {
  const { language } = useLanguage();
  switch (event.kind) {
    case 'asked':
      return event.enquiry.message ? <p>{event.enquiry.message}</p> : null;
    case 'note':
      return <p>{event.note.text}</p>;
    case 'offer':
      return <OfferPaper offer={event.offer} />;
    case 'answer':
      return <p>{[event.answer.name, event.answer.text].filter(Boolean).join(': ')}</p>;
    case 'booked':
      return <p>{formatNight(event.booking.date, language)}</p>;
    case 'paid':
      return event.payment.note ? <p>{event.payment.note}</p> : null;
  }
}

function OfferPaper({ offer }: { readonly offer: Offer }) {
  const { language, t } = useLanguage();
  const { lines, discount, total, validUntil, deposit, message } = offer;
  return (
    <>
      {message ? <p>{message}</p> : null}
      <Paper>
        <tbody>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A sent offer never changes.
            <tr key={index}>
              <td>
                {line.quantity > 1 ? `${line.quantity} × ` : ''}
                {line.title}
              </td>
              <td>{lineTotal(line).replace('-', '−')} €</td>
            </tr>
          ))}
          {discount === '0.00' ? null : (
            <tr>
              <td>{t(text.discount)}</td>
              <td>−{discount} €</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(text.total)}</th>
            <th>{total} €</th>
          </tr>
          {deposit ? (
            <tr>
              <td>{t(text.deposit(formatInTirane(deposit.dueAt, language)))}</td>
              <td>{deposit.amount} €</td>
            </tr>
          ) : null}
        </tfoot>
      </Paper>
      <small>{t(text.validUntil(formatInTirane(validUntil, language)))}</small>
    </>
  );
}
