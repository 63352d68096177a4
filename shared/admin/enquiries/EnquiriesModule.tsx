import { useState } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space } from '@ritmi/shared/ui/tokens';
import { AddButton } from '../kit/look/AddButton.js';
import { besideList, Note, Panel, PlainButton } from '../kit/look/frames.js';
import { EnquiryList } from './EnquiryList.js';
import { QuickEntry } from './quick/QuickEntry.js';
import { Story } from './Story.js';
import { inboxText as text } from './text.js';
import { useInbox } from './useInbox.js';

const Sides = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  // On a narrow window either the list or one enquiry.
  &[data-open='true'] > :first-child {
    display: none;
  }
  &[data-open='false'] > :last-child {
    display: none;
  }
  ${besideList} {
    grid-template-columns: 380px minmax(0, 1fr);
    &[data-open] > :first-child,
    &[data-open] > :last-child {
      display: grid;
    }
  }
`;

/** As high as the list. */
const Empty = styled(Panel)`
  place-content: center;
  align-self: stretch;
  min-height: 240px;
`;

/** The inbox: enquiries on the left, everything of one on the right. */
export function EnquiriesModule() {
  const { t } = useLanguage();
  const navigate = useNavigate();
  const opened = useMatch('/kerkesat/:id')?.params.id;
  const inbox = useInbox();
  const [first] = inbox.rows;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Sides data-open={opened !== undefined}>
        <EnquiryList
          inbox={inbox}
          opened={opened}
          button={<AddButton data-act="new" label={t(text.add)} onClick={() => setIsAdding(true)} />}
        />
        {opened === undefined ? (
          <Empty>
            <Note>{t(text.choose)}</Note>
            {first ? (
              <PlainButton onClick={() => void navigate(`/kerkesat/${first.id}`)}>
                {t(text.openFirst)}
              </PlainButton>
            ) : null}
          </Empty>
        ) : (
          <Story key={opened} id={opened} />
        )}
      </Sides>
      {isAdding ? (
        <QuickEntry
          onClose={() => setIsAdding(false)}
          onAdded={(id) => void (id && navigate(`/kerkesat/${id}`))}
        />
      ) : null}
    </>
  );
}
