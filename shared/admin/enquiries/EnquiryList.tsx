import { isReminderDue } from '@ritmi/shared/domain/enquiries/reminder';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { formatDay } from '../kit/formatMoment.js';
import { LoadState } from '../kit/list/LoadState.js';
import { barsHeight, Badge, Note, Panel, panelPadding, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { onPhone } from '../kit/look/useMedia.js';
import { words } from '../kit/text.js';
import { EnquiryFilters } from './EnquiryFilters.js';
import { inboxText as text, stateNames } from './text.js';
import type { useInbox } from './useInbox.js';

const Head = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;

/** As wide as the panel, so that the words stand under the search and the mark of an unread one beside them. */
const Rows = styled.ul`
  display: grid;
  // The panel ends above the line at the foot of the window.
  max-height: max(420px, calc(100vh - 394px - var(${barsHeight}, 0px)));
  margin-inline: calc(-1 * ${panelPadding});
  overflow-y: auto;
  // It goes on to the edge of the panel, where what is cut fades; the last row ends above that.
  &:last-child {
    margin-bottom: calc(-1 * ${panelPadding});
    padding-bottom: ${space(4)};
    mask-image: linear-gradient(to top, transparent, #000 ${space(8)});
  }
  @media (max-width: 1179px) {
    max-height: none;
    &:last-child {
      padding-bottom: 0;
      mask-image: none;
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  padding: ${space(3)} ${panelPadding};
  border-top: 1px solid ${color.line};
  line-height: 1.3;
  text-decoration: none;
  position: relative;
  strong {
    overflow: hidden;
    font-weight: 550;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    overflow: hidden;
    color: ${color.quiet};
    font-size: ${type.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    justify-self: end;
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-variant-numeric: tabular-nums;
  }
  > :last-child {
    justify-self: end;
  }
  &[data-unread='true'] strong {
    font-weight: 750;
  }
  &[data-unread='true']::before {
    content: '';
    position: absolute;
    left: calc(${panelPadding} / 2 - 3.5px);
    top: 18px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${color.text};
    /* A bar at the edge, where a dot would touch the name. */
    ${onPhone} {
      inset: 0 auto 0 0;
      width: 3px;
      height: auto;
      border-radius: 0;
    }
  }
  &[aria-current] {
    background: ${color.card};
  }
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

type EnquiryListProps = {
  readonly inbox: ReturnType<typeof useInbox>;
  /** Id of the one that is open. */
  readonly opened: string | undefined;
  readonly button: ReactNode;
};

/** The enquiries with search and filters, the newest first. */
export function EnquiryList({ inbox, opened, button }: EnquiryListProps) {
  const { t } = useLanguage();
  const { query, rows, total, isFiltered } = inbox;
  return (
    <Panel aria-label={t(text.list)}>
      <Head>
        <div>
          <PanelTitle>{t(text.list)}</PanelTitle>
          {rows.length > 0 ? <Note role="status">{t(text.count(total))}</Note> : null}
        </div>
        {button}
      </Head>
      <EnquiryFilters inbox={inbox} />
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      {query.isSuccess && rows.length === 0 ? (
        <Note role="status">{t(isFiltered ? words.nothingFound : text.empty)}</Note>
      ) : null}
      <Rows>
        {rows.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryRow enquiry={enquiry} isOpen={enquiry.id === opened} />
          </li>
        ))}
      </Rows>
      {query.hasNextPage ? (
        <PlainButton disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(text.more)}
        </PlainButton>
      ) : null}
    </Panel>
  );
}

type RowProps = { readonly enquiry: Enquiry; readonly isOpen: boolean };

function EnquiryRow({ enquiry, isOpen }: RowProps) {
  const { language, t } = useLanguage();
  const { id, name, unread, date, kind, place, guests, state, createdAt } = enquiry;
  const isDue = isReminderDue(enquiry);
  const about = [t(nightKindLabels[kind]), place, guests === null ? '' : t(text.guests(guests))];
  return (
    <Row to={`/kerkesat/${id}`} data-unread={unread} aria-current={isOpen ? 'true' : undefined}>
      <strong>
        {name || t(words.untitled)}
        {unread ? <Hidden>, {t(text.unread)}</Hidden> : null}
      </strong>
      <time dateTime={date}>{date ? formatDate(date, language) : t(text.noDate)}</time>
      <small title={formatDay(createdAt, language)}>{about.filter(Boolean).join(' · ')}</small>
      <span>
        {isDue ? <Badge>{t(text.remind)}</Badge> : null} <Badge>{t(stateNames[state])}</Badge>
      </span>
    </Row>
  );
}

const Hidden = styled.span`
  ${layout.visuallyHidden}
`;
