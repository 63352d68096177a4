import { styled } from 'styled-components';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Strip } from '@ritmi/shared/ui/Strip';
import { color, print, space, type, wide } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

/** Where the DJ has played, in one row of large names. */
export function DjVenues({ venues }: { readonly venues: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.venues)}>
      <Strip columnWidth="max-content" label={t(text.venues)}>
        {venues.map((venue) => {
          const [name, town] = venue.split(', ');
          return (
            <Venue key={venue}>
              {name}
              <span>{town}</span>
            </Venue>
          );
        })}
      </Strip>
    </TitledSection>
  );
}

const Venue = styled.li`
  ${type.heading}
  /* Cuts off the next name at the window's edge, to show that the row scrolls. */
  padding-right: clamp(24px, 4vw, 64px);
  @media (min-width: 700px) and (max-width: 900px) {
    padding-right: 8vw;
  }
  font-size: ${type.size.h3};
  white-space: nowrap;
  ${wide} {
    font-size: ${type.size.h2};
  }
  /* Strips are printed as a grid of narrow columns. */
  ${print} {
    padding-right: ${space(4)};
    font-size: ${type.size.h3};
    white-space: normal;
  }
  span {
    ${type.label}
    display: block;
    margin-top: 10px;
    color: ${color.quiet};
    letter-spacing: 0;
  }
`;
