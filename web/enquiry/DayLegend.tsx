import { css, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space, surface, tint, type } from '@ritmi/shared/ui/tokens';
import { dayStates } from './text.js';

/** The box of a day that can be asked for: that it is free is what the month has to say. */
export const freeDay = tint('text', 17);

const line = `${tint('text', 46)} calc(50% - 0.5px) calc(50% + 0.5px)`;

/** A thin line through a day that is full. */
export const struck = css`
  background: linear-gradient(to top right, transparent calc(50% - 0.5px), ${line}, transparent calc(50% + 0.5px))
    center / calc(100% - 4px) calc(100% - 4px) no-repeat;
`;

/** What the boxes of the days mean. */
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
  ${layout.wrap(0, 5)}
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
    background: ${freeDay};
  }
  i + i::before {
    background: none;
    ${surface.hairline(tint('text', 46))}
  }
  i:last-child::before {
    ${struck}
    box-shadow: none;
    border: 0;
  }
`;
