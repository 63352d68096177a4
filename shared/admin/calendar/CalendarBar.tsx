import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { today } from '@ritmi/shared/domain/time/date';
import { formatMonth } from '@ritmi/shared/domain/time/month';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { color, hover, layout, space, tint } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { AddButton } from '../kit/look/AddButton.js';
import { ChoiceButton } from '../kit/look/ChoiceButton.js';
import { IconButton, PlainButton, PlainLink } from '../kit/look/frames.js';
import { foldedOnPhone, UnfoldButton } from '../kit/look/onPhone.js';
import { onPhone } from '../kit/look/useMedia.js';
import { saveFile } from '../kit/model/saveFile.js';
import { calendarText as text } from './text.js';
import { formatRange, step, type View, views } from './view.js';

const Bar = styled.div`
  ${layout.wrap(2, 3)}
  align-items: center;
  h2 {
    margin-right: auto;
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem);
    font-stretch: 115%;
    line-height: 1.1;
  }
  // Two rows: when, and what is shown of it.
  ${onPhone} {
    gap: ${space(2)};
    h2 {
      flex: 1 1 130px;
      font-size: 1.125rem;
    }
  }
`;

/** The main action; on a phone the views take the room of its word. */
const Book = styled(AddButton)`
  background: ${color.text};
  color: ${color.page};
  ${hover.on({ background: tint('text', 82) })}
  ${onPhone} {
    padding-inline: ${space(3)};
    span {
      ${layout.visuallyHidden}
    }
  }
`;

const Group = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
`;

/** Shows the rest, on a phone only. */
const More = styled(UnfoldButton)`
  margin-left: auto;
`;

/** Blocking a day is done often, the others seldom: they are plain words where they stand in one row. */
const Rest = styled.div`
  ${layout.wrap(2)}
  @media (min-width: 640px) {
    > :not(:first-child) {
      padding-inline: ${space(2)};
      border-color: transparent;
      color: ${color.quiet};
      font-weight: 500;
    }
    > :nth-child(2) {
      margin-left: ${space(2)};
    }
  }
  ${foldedOnPhone}
  ${layout.screenOnly}
`;

type BarProps = {
  readonly view: View;
  readonly day: string;
  readonly range: { readonly from: string; readonly to: string };
  readonly onShow: (next: { readonly view?: View; readonly day?: string }) => void;
  readonly onAdd: () => void;
  readonly onSheet: (sheet: 'block' | 'feeds') => void;
};

/** Which part of the calendar is shown, and what can be done with it. */
export function CalendarBar({ view, day, range, onShow, onAdd, onSheet }: BarProps) {
  const { language, t } = useLanguage();
  const download = useCsv(range);
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const title = view === 'month' ? formatMonth(day.slice(0, 7), language) : formatRange(range, language);
  return (
    <>
      <Bar>
        <h2>{title}</h2>
        <Group>
          <IconButton aria-label={t(text.previous)} onClick={() => onShow({ day: step(view, day, -1) })}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <PlainButton onClick={() => onShow({ day: today() })}>{t(text.today)}</PlainButton>
          <IconButton aria-label={t(text.next)} onClick={() => onShow({ day: step(view, day, 1) })}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </Group>
        <Group role="group" aria-label={t(text.views)}>
          {views.map((each) => (
            <ChoiceButton key={each} aria-pressed={view === each} onClick={() => onShow({ view: each })}>
              {t(text[each])}
            </ChoiceButton>
          ))}
        </Group>
        <More
          aria-label={t(text.more)}
          aria-expanded={isOpen}
          aria-controls={restId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis size={20} aria-hidden="true" />
        </More>
        <Book data-act="new" label={t(text.add)} onClick={onAdd} />
      </Bar>
      <Rest id={restId} data-open={isOpen}>
        <PlainButton onClick={() => onSheet('block')}>{t(text.block)}</PlainButton>
        <PlainLink as={Link} to="/kalendari/burimet">
          {t(text.resources)}
        </PlainLink>
        <PlainLink as={Link} to="/kalendari/festat">
          {t(text.feasts)}
        </PlainLink>
        <PlainButton onClick={() => onSheet('feeds')}>{t(text.feeds)}</PlainButton>
        <PlainButton onClick={() => void download()}>{t(text.csv)}</PlainButton>
        <PlainButton onClick={() => window.print()}>{t(text.print)}</PlainButton>
      </Rest>
    </>
  );
}

/** Downloads what is shown. */
function useCsv({ from, to }: BarProps['range']) {
  const { connection } = useHost();
  const { t } = useLanguage();
  return async () => {
    try {
      const path = `/bookings.csv?from=${from}&to=${to}&separator=semicolon`;
      await saveFile(connection, { path, type: 'text/csv', name: `ritmi-${from}-${to}.csv` });
    } catch (error) {
      console.error(error);
      showFailure(t(text.csvFailed));
    }
  };
}
