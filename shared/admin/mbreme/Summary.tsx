import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { onPhone } from '../kit/look/useMedia.js';
import type { Plan } from './night.js';
import { isFilm } from './photos.js';
import { nightText as text } from './text.js';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  p {
    overflow: hidden;
    font-weight: 650;
    line-height: 1.25;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 400;
  }
  img {
    width: 48px;
    height: 48px;
    border-radius: ${radius.control};
    object-fit: cover;
  }
  // The card above the form has the picture.
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :is(img, svg) {
      display: none;
    }
  }
`;

type SummaryProps = {
  readonly plan: Plan;
  /** The button that publishes it. */
  readonly children: ReactNode;
};

/** What the button publishes, in a line beside it. */
export function Summary({ plan, children }: SummaryProps) {
  const { language, t } = useLanguage();
  const [main] = plan.photos;
  const facts = [
    ...(plan.date === '' ? [] : [formatDate(plan.date, language)]),
    ...(main ? [t(text.count(plan.photos.length))] : []),
  ];
  return (
    <Line>
      {main && !isFilm(main) ? <img src={main.address} alt="" /> : <Ring size={32} />}
      <p>
        {plan.title || t(text.title)}
        <small>{facts.join(' · ')}</small>
      </p>
      {children}
    </Line>
  );
}
