import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { enquiryStates } from '@ritmi/shared/domain/enquiries/states';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { DayField } from '../kit/inputs/DayField.js';
import { SearchBox } from '../kit/list/SearchBox.js';
import { Pair } from '../kit/look/frames.js';
import { foldedOnPhone, UnfoldFilters } from '../kit/look/onPhone.js';
import { ToolSelect } from '../kit/look/ToolSelect.js';
import { words } from '../kit/text.js';
import { inboxText as text, stateNames } from './text.js';
import type { useInbox } from './useInbox.js';

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

/** What narrows the list; on a phone all but the search is behind a button. */
export function EnquiryFilters({ inbox }: { readonly inbox: ReturnType<typeof useInbox> }) {
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
