import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { dayStates } from './text.js';

/** What the boxes of the days mean. A phone has no room for it: the fields below the month are in its first screen. */
export function DayLegend() {
  const { t } = useLanguage();
  return (
    // Each day says it in words to readers.
    <Legend aria-hidden>
      {(['free', 'limited', 'full'] as const).map((state) => (
        <i key={state}>{t(dayStates[state].word)}</i>
      ))}
    </Legend>
  );
}

const Legend = styled.div`
  display: none;
  ${at.wide} {
    ${layout.wrap(0, 5)}
  }
  color: ${color.quiet};
  font-size: ${type.size.small};
  i {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    font-style: normal;
  }
  i::before {
    content: '';
    width: 14px;
    height: 14px;
    border-radius: ${radius.control};
    background: ${color.card};
  }
  i + i::before {
    background: none;
    ${surface.hairline(tint('text', 46))}
  }
  /* A number without a box. */
  i:last-child::before {
    content: '5';
    width: auto;
    height: auto;
    box-shadow: none;
    border: 0;
  }
`;
