import { styled } from 'styled-components';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage, mediaType } from '@ritmi/shared/domain/media';
import { featuredOrAll, newestFirst } from '@ritmi/shared/domain/order';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { StripSection } from '@ritmi/shared/ui/Strip';
import { color, hairline, radius, space, withMouse, cardHover } from '@ritmi/shared/ui/tokens';
import { EventDate, Line } from './EventDate.js';
import { placeholders, text } from './text.js';

// Wider than the frame, as a wide picture is cut at its sides; three quarters of what it would take: sharp, and light.
const sizes = 'min(125vw, 590px)';

/** What the home page's strip shows of an event. */
type EventInStrip = Pick<AgencyEvent, 'id' | 'title' | 'date' | 'featured' | 'image' | 'media'>;

/** The home page's strip of featured events, or of all when none is featured; three placeholders when there are none. */
export function PastEvents({ events }: { readonly events: readonly EventInStrip[] }) {
  const { t, to, contentLang } = useLanguage();
  const shown = newestFirst(featuredOrAll(events));
  return (
    <StripSection
      id="past-events"
      title={t(text.past)}
      label={t(text.past)}
      columnWidth="min(76vw, clamp(320px, 44vw, 360px))"
      more={{ href: to('/evente'), label: t(text.all) }}
    >
      {shown.map((event) => (
        <li key={event.id}>
          <Card href={to('/evente')}>
            <Shot>{shotOf(event)}</Shot>
            <EventDate date={event.date} />
            <h3 lang={contentLang}>{event.title}</h3>
          </Card>
        </li>
      ))}
      {shown.length === 0 &&
        placeholders.map(({ title, picture }) => (
          <li key={title.en}>
            <Card href={to('/evente')}>
              <Shot>
                <Picture src={picture} alt="" sizes={sizes} ratio="4 / 5" />
              </Shot>
              <Line>{t(text.soon)}</Line>
              <h3>{t(title)}</h3>
            </Card>
          </li>
        ))}
    </StripSection>
  );
}

function shotOf({ image, media }: EventInStrip) {
  const main = mainImage(image, media);
  const src = mediaType(main) === 'video' ? videoOf(main)?.poster : main;
  if (src) return <Picture src={src} alt="" sizes={sizes} ratio="4 / 5" />;
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
  ${withMouse} {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-color: ${color.accent};
      text-decoration-thickness: 2px;
      text-underline-offset: 0.2em;
    }
  }
`;

const Shot = styled.div`
  overflow: hidden;
  margin-bottom: ${space(4)};
  border-radius: ${radius.picture};
`;

const Blank = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  border-radius: ${radius.picture};
  background: ${color.raised};
  ${hairline()}
`;
