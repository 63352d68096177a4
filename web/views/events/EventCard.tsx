import { styled } from 'styled-components';
import type { SitePicture } from '@ritmi/shared/domain/brand/profile';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage, mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, hairline, motion, radius, space, type, withMouse } from '@ritmi/shared/ui/tokens';
import { EventDate } from './EventDate.js';
import { text } from './text.js';

// Wider than the frame, as a wide picture is cut at its sides; three quarters of what it would take: sharp, and light.
const sizes = 'min(125vw, 590px)';

/** What the home page's strip shows of an event. */
export type EventInStrip = Pick<AgencyEvent, 'id' | 'title' | 'date' | 'featured' | 'image' | 'media'>;

/** An event in the home page's strip: the whole card leads to the events. */
export function EventCard({ event }: { readonly event: EventInStrip }) {
  const { to, contentLang } = useLanguage();
  const src = stillOf(event);
  return (
    <Card href={to('/evente')}>
      <Shot>{src ? <Picture src={src} alt="" sizes={sizes} ratio="4 / 5" /> : <Empty />}</Shot>
      <EventDate date={event.date} />
      <Title lang={contentLang}>{event.title}</Title>
    </Card>
  );
}

type EventPlaceholderProps = { readonly title: string; readonly picture: SitePicture };

/** Keeps an event's place while there is none. */
export function EventPlaceholder({ title, picture }: EventPlaceholderProps) {
  const { t, to } = useLanguage();
  return (
    <Card href={to('/evente')}>
      <Shot>
        <Picture src={picture} alt="" sizes={sizes} ratio="4 / 5" />
      </Shot>
      <Soon>{t(text.soon)}</Soon>
      <Title>{title}</Title>
    </Card>
  );
}

function stillOf({ image, media }: EventInStrip): string {
  const main = mainImage(image, media);
  return mediaType(main) === 'video' ? (videoOf(main)?.poster ?? '') : main;
}

function Empty() {
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
  img {
    transition: transform ${motion.enter};
  }
  ${withMouse} {
    &:hover img {
      transform: scale(1.025);
    }
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

const Title = styled.h3`
  margin-top: ${space(1)};
`;

const Soon = styled.p`
  ${type.label}
  color: ${color.quiet};
`;
