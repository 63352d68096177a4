import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { mayFollow } from '@ritmi/shared/domain/enquiries/states';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { useClaimedSheet } from '../kit/drafts/useSheetDraft.js';
import { formatNight } from '../kit/formatNight.js';
import { LoadState } from '../kit/list/LoadState.js';
import {
  Badge,
  Bar,
  besideList,
  ButtonRow,
  Panel,
  PlainButton,
  PlainLink,
  PrimaryButton,
} from '../kit/look/frames.js';
import { partLabels } from '@ritmi/shared/domain/bookings/labels';
import { words } from '../kit/text.js';
import { BookSheet } from './book/BookSheet.js';
import { Facts } from './Facts.js';
import { NoteForm } from './NoteForm.js';
import { OfferSheet } from './offer/OfferSheet.js';
import { Reach } from './Reach.js';
import { QuickEntry } from './quick/QuickEntry.js';
import { ReplySheet } from './replies/ReplySheet.js';
import { sheetOf } from './sheetForms.js';
import type { StoryBooking } from './storyEvents.js';
import { StoryEvents } from './StoryEvents.js';
import { inboxText, stateNames, storyText as text } from './text.js';
import { useEnquiry } from './useEnquiries.js';
import { useEnquiryWrites } from './useEnquiryWrites.js';

const Back = styled(PlainLink)`
  align-self: start;
  ${besideList} {
    display: none;
  }
`;

const Name = styled.h2`
  ${layout.wrap(2, 3)}
  align-items: center;
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
  font-stretch: 115%;
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  font-size: 1.0625rem;
  b {
    font-weight: 650;
  }
`;

const Reference = styled.span`
  color: ${color.quiet};
  font-size: ${type.size.small};
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`;

const Both = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1320px) {
    grid-template-columns: minmax(0, 1fr) 272px;
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-width: 0;
`;

/** One enquiry: what can be done, its whole story in one column, and what was asked for. */
export function Story({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const query = useEnquiry(id);
  const { data: enquiry } = query;
  return (
    <Panel aria-label={enquiry?.name ?? t(words.loading)}>
      <Back as={Link} to="/kerkesat">
        <ArrowLeft size={18} aria-hidden="true" />
        {t(inboxText.back)}
      </Back>
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      {enquiry ? <Opened enquiry={enquiry} /> : null}
    </Panel>
  );
}

type Opening = 'reply' | 'offer' | 'book' | 'decline' | 'edit' | null;

function Opened({ enquiry }: { readonly enquiry: Enquiry }) {
  const { language, t } = useLanguage();
  const [opening, setOpening] = useState<Opening>(null);
  const { set } = useEnquiryWrites();
  const booking = useBooking(enquiry.bookingId);
  useRead(enquiry);
  useClaimedSheet(
    (form) => sheetOf(form, enquiry.id) !== undefined,
    ({ form }) => setOpening(sheetOf(form, enquiry.id) ?? null),
  );
  const { state, date, part, place, kind, guests, name, reference } = enquiry;
  const close = () => setOpening(null);
  const about = [place, t(nightKindLabels[kind]), guests === null ? '' : t(inboxText.guests(guests))];
  const isOpen = (to: Parameters<typeof mayFollow>[1]) => mayFollow(state, to);
  return (
    <>
      <div>
        <Name>
          {name}
          <Badge>{t(stateNames[state])}</Badge>
          <Reference>{reference}</Reference>
        </Name>
        <Lead>
          <b>{date ? formatNight(date, language) : t(inboxText.noDate)}</b>,{' '}
          {[t(partLabels[part]).toLowerCase(), ...about].filter(Boolean).join(' · ')}
        </Lead>
      </div>
      <Reach phone={enquiry.phone} />
      <ButtonRow>
        <PrimaryButton onClick={() => setOpening('reply')}>{t(text.reply)}</PrimaryButton>
        <PlainButton disabled={!isOpen('offered') && state !== 'offered'} onClick={() => setOpening('offer')}>
          {t(text.offer)}
        </PlainButton>
        <PlainButton disabled={!isOpen('booked')} onClick={() => setOpening('book')}>
          {t(text.book)}
        </PlainButton>
        <PlainButton disabled={!isOpen('declined')} onClick={() => setOpening('decline')}>
          {t(text.decline)}
        </PlainButton>
        <PlainButton onClick={() => setOpening('edit')}>{t(text.edit)}</PlainButton>
      </ButtonRow>
      <Duplicates ids={enquiry.possibleDuplicates} />
      <Both>
        <Column>
          <StoryEvents enquiry={enquiry} booking={booking} />
          <NoteForm enquiry={enquiry} />
        </Column>
        <Facts enquiry={enquiry} />
      </Both>
      {opening === 'reply' ? <ReplySheet enquiry={enquiry} onClose={close} /> : null}
      {opening === 'decline' ? (
        <ReplySheet
          enquiry={enquiry}
          first="full"
          onDecline={() => set(enquiry, { state: 'declined' })}
          onClose={close}
        />
      ) : null}
      {opening === 'offer' ? <OfferSheet enquiry={enquiry} onClose={close} /> : null}
      {opening === 'book' ? <BookSheet enquiry={enquiry} onClose={close} /> : null}
      {opening === 'edit' ? <QuickEntry enquiry={enquiry} onClose={close} /> : null}
    </>
  );
}

/** The booking of an enquiry; null while there is none. */
function useBooking(id: string | null) {
  const { connection } = useHost();
  const { data } = useQuery({
    // As the lists of the calendar, so that the change feed reloads it.
    queryKey: ['list', 'bookings', 'one', id],
    queryFn: async () => (await request<StoryBooking>(connection, { path: `/bookings/${id}` })).value,
    enabled: id !== null,
  });
  return data ?? null;
}

/** Whoever opens an enquiry has read it. */
function useRead(enquiry: Enquiry): void {
  const { set } = useEnquiryWrites();
  const { id, unread } = enquiry;
  useEffect(() => {
    if (unread) void set(enquiry, { unread: false });
    // Once for each time that it is unread, not for each version of it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, unread]);
}

function Duplicates({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLanguage();
  if (ids.length === 0) return null;
  return (
    <Bar role="note">
      <strong>{t(text.duplicates)}</strong>
      <ButtonRow>
        {ids.slice(0, 3).map((id) => (
          <PlainLink key={id} as={Link} to={`/kerkesat/${id}`}>
            <Other id={id} />
          </PlainLink>
        ))}
      </ButtonRow>
    </Bar>
  );
}

/** What tells another enquiry of the same phone number apart: its reference and night. */
function Other({ id }: { readonly id: string }) {
  const { language, t } = useLanguage();
  const { data } = useEnquiry(id);
  if (!data) return t(text.openOther);
  return `${data.reference} · ${data.date ? formatNight(data.date, language) : t(inboxText.noDate)}`;
}
