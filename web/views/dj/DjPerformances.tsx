import { styled } from 'styled-components';
import { type DjProfile, largestFile } from '@ritmi/shared/domain/brand/profile';
import { formatDate } from '@ritmi/shared/domain/date';
import { TitledSection } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { VideoPlayer } from '@ritmi/shared/ui/media/VideoPlayer';
import { color, hairline, layout, radius, space, type, wide, wrap } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type DjPerformancesProps = Pick<DjProfile, 'performances'> & { readonly heading: string };

/** Recent nights, each with a video and the services provided. */
export function DjPerformances({ performances, heading }: DjPerformancesProps) {
  const { t, language } = useLanguage();
  return (
    <TitledSection title={heading}>
      <Nights>
        {performances.map(({ title, place, day, clip, services }) => (
          <article key={title.en}>
            <Screen>
              <VideoPlayer
                src={`${clip.path}.mp4`}
                label={`${t(title)}, ${place}`}
                poster={largestFile(clip.poster)}
              />
            </Screen>
            <h3>{t(title)}</h3>
            <Venue>
              {place}, <time dateTime={day}>{formatDate(day, language)}</time>
            </Venue>
            <Services aria-label={t(text.services)}>
              {services.map((service) => (
                <li key={service.en}>{t(service)}</li>
              ))}
            </Services>
          </article>
        ))}
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
  display: grid;
  gap: ${space(12)} ${space(6)};
  padding-inline: ${layout.gutter};
  ${wide} {
    grid-template-columns: 7fr 5fr;
    article:first-child {
      grid-row: span 2;
      ${Screen} {
        aspect-ratio: 1 / 1;
      }
    }
  }
`;

const Venue = styled.p`
  margin-top: ${space(1)};
  color: ${color.quiet};
  time {
    white-space: nowrap;
  }
`;

const Services = styled.ul`
  ${type.label}
  ${wrap(2)}
  margin-top: ${space(3)};
  li {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.pill};
    ${hairline()}
  }
`;
