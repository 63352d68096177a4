import { isReminderDue } from '@ritmi/shared/domain/enquiries/reminder';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { enquiryStates } from '@ritmi/shared/domain/enquiries/states';
import { nightKindLabels } from '@ritmi/shared/domain/enquiry/request';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { formatDay } from '../kit/formatMoment.js';
import { DayField } from '../kit/inputs/DayField.js';
import { LoadState } from '../kit/list/LoadState.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { Badge, Note, Pair, Panel, panelPadding, PanelTitle, PlainButton } from '../kit/look/frames.js';
import { ToolSelect } from '../kit/look/ToolSelect.js';
import { foldedOnPhone, UnfoldFilters } from '../kit/look/onPhone.js';
import { onPhone } from '../kit/look/useMedia.js';
import { words } from '../kit/text.js';
import { inboxText as text, stateNames } from './text.js';
import type { useInbox } from './useInbox.js';

const Head = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;

const Filters = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  label:has([type='search']) {
    max-width: none;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: 36px;
    // As the label of the box beside it.
    font-weight: 500;
    cursor: pointer;
    &::before {
      content: '+';
      width: ${space(5)};
      color: ${color.quiet};
      font-weight: 600;
    }
  }
  details[open] summary::before {
    content: '−';
  }
`;

/** Below the search; on a phone behind a button beside it. */
const Rest = styled.div`
  ${layout.wrap(2, 3)}
  flex-basis: 100%;
  align-items: center;
  justify-content: space-between;
  details {
    flex-basis: 100%;
  }
  ${foldedOnPhone}
`;

const State = styled(ToolSelect)`
  flex: 1 1 140px;
`;

/** As wide as the panel, so that the words stand under the search and the mark of an unread one beside them. */
const Rows = styled.ul`
  display: grid;
  max-height: max(420px, calc(100vh - 388px));
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
        <PanelTitle>{t(text.list)}</PanelTitle>
        {button}
      </Head>
      <EnquiryFilters inbox={inbox} />
      <LoadState query={query} failure={{ text: t(text.loadFailed) }} />
      {query.isSuccess ? (
        <Note role="status">
          {rows.length > 0 ? t(text.count(total)) : t(isFiltered ? words.nothingFound : text.empty)}
        </Note>
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

/** What narrows the list; on a phone all but the search is behind a button. */
function EnquiryFilters({ inbox }: Pick<EnquiryListProps, 'inbox'>) {
  const { search, setSearch, state, setState, isMine, setIsMine, from, setFrom, to, setTo } = inbox;
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  return (
    <Filters>
      <SearchBox label={t(text.search)} value={search} onChange={setSearch} />
      <UnfoldFilters
        label={t(words.filters)}
        count={[state !== '', isMine, from !== '', to !== ''].filter(Boolean).length}
        isOpen={isOpen}
        controls={restId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Rest id={restId} data-open={isOpen}>
        <State
          aria-label={t(text.states)}
          value={state}
          onChange={({ target: { value } }) => setState(enquiryStates.find((each) => each === value) ?? '')}
        >
          <option value="">{t(text.all)}</option>
          {enquiryStates.map((each) => (
            <option key={each} value={each}>
              {t(stateNames[each])}
            </option>
          ))}
        </State>
        <CheckLabel>
          <CheckBox checked={isMine} onChange={({ target }) => setIsMine(target.checked)} />
          {t(text.mine)}
        </CheckLabel>
        <details>
          <summary>{t(text.byNight)}</summary>
          <Pair>
            <DayField label={t(text.nightFrom)} value={from} onChange={setFrom} />
            <DayField label={t(text.nightTo)} value={to} onChange={setTo} />
          </Pair>
        </details>
      </Rest>
    </Filters>
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
