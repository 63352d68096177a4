import { styled } from 'styled-components';
import { type EnquiryStep, stepsOf } from '@ritmi/shared/domain/enquiries/steps';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { dayInTirane } from '@ritmi/shared/domain/time/tirane';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { at, color, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { stepNames, stepNotes, text } from './text.js';

/** Enquiry, offer and night on one line, as the years of the agency are, with the step in red at which the enquiry is. */
export function Steps({ enquiry }: { readonly enquiry: VisitorView }) {
  const { t, language } = useLanguage();
  const days = daysOf(enquiry);
  return (
    <Line aria-label={t(text.steps)}>
      {stepsOf(enquiry).map(({ name, place, note }) => (
        <li key={name} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
          <Ring size={44} />
          <b>{t(stepNames[name])}</b>
          <div>
            {days[name] && <span>{formatDate(days[name], language)}</span>} <span>{t(stepNotes[note])}</span>
          </div>
        </li>
      ))}
    </Line>
  );
}

/** The day of each step; none of an offer that has not been sent. */
function daysOf({
  askedAt,
  offer,
  date,
}: VisitorView): Readonly<Record<EnquiryStep['name'], string | undefined>> {
  return {
    asked: askedAt && dayInTirane(askedAt),
    offer: offer ? dayInTirane(offer.sentAt) : undefined,
    night: date,
  };
}

/** The dots between two rings: below each other, or where there is room on one line. */
const dots = (way: string) =>
  `radial-gradient(circle, ${tint('text', 46)} 2.5px, transparent 3px) ${way} round`;

const Line = styled.ol`
  li {
    position: relative;
    padding: 0 0 ${space(6)} calc(44px + ${space(5)});
    > svg {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }
  b {
    ${type.heading}
    display: block;
    padding-block: ${space(2)};
    font-size: ${type.size.h2};
  }
  div {
    ${layout.wrap(0, 3)}
  }
  span:last-child,
  :is([data-place='ahead'], [data-place='off']) :is(b, span) {
    color: ${color.quiet};
  }
  [data-place='passed'] > svg {
    color: ${color.text};
  }
  :is([data-place='ahead'], [data-place='off']) > svg {
    color: ${tint('text', 32)};
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 50px auto 2px 0;
    width: 44px;
    background: ${dots('50% 0 / 44px 16px')};
    ${at.forced} {
      left: 21px;
      border-left: 2px dotted;
    }
  }
  li:last-child {
    padding-bottom: 0;
  }
  ${at.desktop} {
    ${layout.grid(0, 8)}
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li {
      padding: calc(44px + ${space(4)}) 0 0;
    }
    li:not(:last-child)::before {
      inset: 0 -${space(5)} auto calc(44px + ${space(3)});
      width: auto;
      height: 44px;
      background: ${dots('0 50% / 24px 44px')};
      ${at.forced} {
        inset-block: 21px auto;
        height: 0;
        border: 0;
        border-top: 2px dotted;
      }
    }
    div {
      font-size: ${type.size.lead};
    }
  }
`;
