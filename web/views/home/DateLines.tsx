import { styled } from 'styled-components';
import { InsetSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space, type } from '@ritmi/shared/ui/tokens';
import { DateLine } from '../../enquiry/DateLine.js';
import { type DeskService, HallDesk } from './HallDesk.js';
import { text } from './text.js';

type DateBandProps = {
  /** The services of the hall's desk. */
  readonly services: readonly DeskService[];
};

/** Below the hero: the date line, which is also the desk of the dark hall. */
export function DateBand({ services }: DateBandProps) {
  return (
    <Band>
      <DateLine {...(services.length > 0 && { desk: <HallDesk services={services} /> })} />
    </Band>
  );
}

const Band = styled.div`
  padding: ${space(4)} ${layout.gutter} 0;
  ${layout.screenOnly}
  /* Moves up with the hero's text while the consent bar is shown. */
  @media screen and (min-height: 461px) {
    body:has([data-asks]) & {
      transform: translateY(-${space(18)});
    }
  }
  ${at.wide} {
    padding-top: ${space(6)};
  }
`;

/** The date line again, at the end of the page. */
export function DateCall() {
  const { t } = useLanguage();
  return (
    <Call aria-labelledby="date-call">
      <h2 id="date-call">{t(text.whichDate)}</h2>
      <DateLine labelledBy="date-call" />
    </Call>
  );
}

const Call = styled(InsetSection)`
  ${layout.grid(10)}
  ${layout.screenOnly}
  h2 {
    max-width: 9em;
    font-size: ${type.size.head};
    line-height: 0.98;
    letter-spacing: -0.03em;
  }
  ${at.wide} {
    gap: ${space(16)};
  }
`;
