import { styled } from 'styled-components';
import { formatDate, toDay } from '@ritmi/shared/domain/date';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage, mediaType } from '@ritmi/shared/domain/media';
import { featuredOrAll, newestFirst } from '@ritmi/shared/domain/order';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { StripSection } from '@ritmi/shared/ui/Strip';
import { cardHover, color, hairline, radius, space } from '@ritmi/shared/ui/tokens';
import { placeholders } from './fallbacks.js';
import { text } from './text.js';

// Three quarters of what the densest screens could show: still sharp, and much smaller.
const sizes = 'min(84vw, 520px)';

type EventInStrip = Pick<AgencyEvent, 'id' | 'title' | 'date' | 'image'>;

/** The events of the home page's strip: the featured ones, or all when none is featured, the newest first. */
export function eventsInStrip(events: readonly AgencyEvent[]): EventInStrip[] {
  return newestFirst(featuredOrAll(events)).map(({ id, title, date, image, media }) => {
    return { id, title, date, image: mainImage(image, media) };
  });
}

/** The home page's strip of events; three placeholders when there are none. */
export function PastEvents({ events }: { readonly events: readonly EventInStrip[] }) {
  const { t, to, language, contentLang } = useLanguage();
  return (
    <StripSection
      id="past-events"
      title={t(text.eventsStatement)}
      label={t(text.events)}
      columnWidth="min(84vw, 680px)"
      thirds={false}
      more={{ href: to('/evente'), label: t(text.allEvents) }}
    >
      {events.map((event) => (
        <li key={event.id}>
          <Card href={to('/evente')}>
            <Frame>{imageOf(event.image)}</Frame>
            <Line>
              <time dateTime={toDay(event.date)}>{formatDate(event.date, language)}</time>
            </Line>
            <h3 lang={contentLang}>{event.title}</h3>
          </Card>
        </li>
      ))}
      {events.length === 0 &&
        placeholders.map(({ title, picture }) => (
          <li key={title.en}>
            <Card href={to('/evente')}>
              <Frame>
                <Picture src={picture} alt="" sizes={sizes} ratio="3 / 2" />
              </Frame>
              <Line>{t(text.soon)}</Line>
              <h3>{t(title)}</h3>
            </Card>
          </li>
        ))}
    </StripSection>
  );
}

function imageOf(image: string) {
  const src = mediaType(image) === 'video' ? videoOf(image)?.poster : image;
  if (src) return <Picture src={src} alt="" sizes={sizes} ratio="3 / 2" />;
  return (
    <Blank>
      <Ring size={96} />
    </Blank>
  );
}

const Card = styled.a`
  display: block;
  border-radius: ${radius.picture};
  text-decoration: none;
  ${cardHover}
  h3 {
    margin-top: ${space(1)};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  margin-bottom: ${space(4)};
  border-radius: ${radius.picture};
`;

const Line = styled.p`
  color: ${color.quiet};
`;

const Blank = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  border-radius: ${radius.picture};
  background: ${color.raised};
  ${hairline()}
`;
