import { styled } from 'styled-components';
import { type Artist, mashupName, placeAndDay, placeAndTown } from '@ritmi/shared/domain/artists/artist';
import { plainText } from '@ritmi/shared/domain/content';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { VideoPlayer } from '@ritmi/shared/ui/media/VideoPlayer';
import { ArrowShape, Strip } from '@ritmi/shared/ui/Strip';
import { at, color, hover, layout, radius, space, surface, type } from '@ritmi/shared/ui/tokens';
import { Sleeve } from './Sleeve.js';
import { text } from './text.js';

/** Where the DJ has played, in one row of large names. */
export function DjVenues({ venues }: Pick<Artist, 'venues'>) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.venues)}>
      <Strip columnWidth="max-content" label={t(text.venues)}>
        {venues.map((venue) => {
          const { place, town } = placeAndTown(venue);
          return (
            <Venue key={plainText(venue)}>
              <Content>{place}</Content>
              {town && <Content as="p">{town}</Content>}
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
  ${at.wide} {
    font-size: ${type.size.h2};
  }
  /* Strips are printed as a grid of narrow columns. */
  ${at.print} {
    padding-right: ${space(4)};
    font-size: ${type.size.h3};
    white-space: normal;
  }
  p {
    ${type.caption}
    margin-top: 10px;
    letter-spacing: 0;
  }
`;

/** Cards that link to the mashups on another site; nothing of that site loads here. */
export function DjMashups({ mashups }: Pick<Artist, 'mashups'>) {
  const { t } = useLanguage();
  return (
    <TitledSection title={t(text.mashups)} lead={t(text.mashupsLead)}>
      <Strip columnWidth="min(72vw, 348px)" label={t(text.mashups)}>
        {mashups.map((mashup) => {
          const { title, note } = mashupName(mashup.title);
          return (
            <li key={plainText(mashup.title)}>
              <Mashup href={mashup.url || undefined} target="_blank" rel="noreferrer">
                <Sleeve title={plainText(mashup.title)} />
                <Content as="h3">{title}</Content>
                {note && <Content as="p">{note}</Content>}
                {mashup.url && (
                  <span>
                    {t(text.listen)} <ArrowShape />
                  </span>
                )}
              </Mashup>
            </li>
          );
        })}
      </Strip>
    </TitledSection>
  );
}

const Mashup = styled.a`
  text-decoration: none;
  > svg {
    margin-bottom: ${space(4)};
  }
  p {
    margin-top: ${space(2)};
    color: ${color.quiet};
  }
  span {
    ${layout.screenOnly}
    ${type.label}
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    margin-top: ${space(3)};
  }
  ${hover.card}
`;

type DjPerformancesProps = Pick<Artist, 'performances'> & { readonly heading: string };

/** Recent nights, each with a video and the services provided. */
export function DjPerformances({ performances, heading }: DjPerformancesProps) {
  const { t, language } = useLanguage();
  return (
    <TitledSection title={heading}>
      <Nights>
        {performances.map((performance) => {
          const { title, video, poster, services } = performance;
          const { place, day } = placeAndDay(performance.place);
          const where = plainText(place);
          return (
            <article key={`${plainText(title)} ${video}`}>
              {video && (
                <Screen>
                  <VideoPlayer
                    src={video}
                    label={[plainText(title), where].filter(Boolean).join(', ')}
                    poster={fileAt(poster) || undefined}
                  />
                </Screen>
              )}
              <Content as="h3">{title}</Content>
              {(where || day) && (
                <p>
                  <Content>{place}</Content>
                  {where && day && ', '}
                  {day && <time dateTime={day}>{formatDate(day, language)}</time>}
                </p>
              )}
              {services.length > 0 && (
                <ul aria-label={t(text.services)}>
                  {services.map((service) => (
                    <Content key={plainText(service)} as="li">
                      {service}
                    </Content>
                  ))}
                </ul>
              )}
            </article>
          );
        })}
      </Nights>
    </TitledSection>
  );
}

const Screen = styled.div`
  aspect-ratio: 16 / 10;
  margin-bottom: ${space(4)};
  border-radius: ${radius.picture};
`;

const Nights = styled.div`
  ${layout.grid(12, 6)}
  padding-inline: ${layout.gutter};
  p {
    margin-top: ${space(1)};
    color: ${color.quiet};
  }
  time {
    white-space: nowrap;
  }
  ul {
    ${type.label}
    ${layout.wrap(2)}
    margin-top: ${space(3)};
  }
  li {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.pill};
    ${surface.hairline()}
  }
  ${at.wide} {
    grid-template-columns: 7fr 5fr;
    article:first-child {
      grid-row: span 2;
      ${Screen} {
        aspect-ratio: 1;
      }
    }
  }
`;
