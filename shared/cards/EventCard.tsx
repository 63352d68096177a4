import { styled } from 'styled-components';
import { plainText } from '@ritmi/shared/domain/content';
import { formatDate, toDay } from '@ritmi/shared/domain/time/date';
import { enquiryPath } from '@ritmi/shared/domain/enquiry/request';
import type { ShownEvent } from '@ritmi/shared/domain/events/schema';
import { mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { Description, MediaFrame } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { type Medium, shapeOf } from '@ritmi/shared/ui/media/medium';
import { at, layout, space, tint, type } from '@ritmi/shared/ui/tokens';
import { Players } from './Players.js';
import { text } from './text.js';

type EventCardProps = {
  readonly event: ShownEvent;
  readonly first?: boolean;
};

/** An event as a calendar entry: date and text on the left, its media beside them. */
export function EventCard({ event, first = false }: EventCardProps) {
  const { t, to, language } = useLanguage();
  const { id, title, date, description, players } = event;
  const name = plainText(title);
  const media = eventMedia(event);
  const [only] = media;
  const { tile, lightbox } = useMediaTiles(name, media, first);
  return (
    <Entry id={id} data-media={media.length > 0 || undefined}>
      {date && <Day dateTime={toDay(date)}>{formatDate(date, language)}</Day>}
      <Text>
        {name && (
          <Content as="h2" isTitle>
            {title}
          </Content>
        )}
        {plainText(description) && <Content as={Description}>{description}</Content>}
        <Players players={players} />
        {id && <TextLink href={to(enquiryPath({ about: 'event', ids: [id] }))}>{t(text.night)}</TextLink>}
      </Text>
      {/* An event with one medium is a single card (specification section 2). */}
      {only && media.length === 1 && (
        <Frame style={{ aspectRatio: Math.max(4 / 3, shapeOf(only)) }}>
          {tile(only, '(min-width: 1080px) 840px, 100vw')}
          {lightbox}
        </Frame>
      )}
      {media.length > 1 && (
        <Row>
          <MediaStrip name={name} media={media} first={first} />
        </Row>
      )}
    </Entry>
  );
}

/** An event's media, or its main image when there are none. The image is also the poster of videos without one. */
function eventMedia({ id, image, media }: Pick<ShownEvent, 'id' | 'image' | 'media'>): Medium[] {
  const isPicture = image !== '' && mediaType(image) === 'image';
  if (media.length === 0) return image ? [{ id, type: mediaType(image), url: image }] : [];
  return media.map((medium) => (isPicture && !videoOf(medium.url) ? { ...medium, poster: image } : medium));
}

const Entry = styled.article`
  --day: clamp(4rem, 40vw, 13rem);
  /* Space before the media. */
  --start: ${layout.gutter};
  ${layout.grid(5, 8)}
  /* On a phone the picture comes first, with the day over its lower edge. */
  &[data-media] > :last-child {
    order: -1;
  }
  &[data-media] > time {
    position: relative;
    margin-top: calc(var(--day) * -0.62);
    text-shadow: 0 0 24px ${tint('page', 60)};
    pointer-events: none;
  }
  ${at.wide} {
    --day: clamp(7rem, 17.5vw, 17rem);
    --start: 0px;
    grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
    grid-template-rows: auto 1fr;
    row-gap: ${space(6)};
    &[data-media] > :last-child {
      grid-area: 1 / 2 / -1;
      order: 0;
    }
    &[data-media] > time {
      position: static;
      margin-top: calc(var(--day) * -0.07);
      text-shadow: none;
    }
  }
  ${at.desktop} {
    column-gap: ${space(10)};
  }
  ${at.print} {
    --day: 96px;
  }
`;

// `14 qershor 2025` is one text: the column is too narrow for the large day and the month, so the first line is the day.
const Day = styled.time`
  width: calc(var(--day) * 2.1);
  max-width: 100%;
  padding-inline-start: ${layout.gutter};
  box-sizing: content-box;
  font-size: ${type.size.h3};
  font-weight: 800;
  font-stretch: 120%;
  line-height: 1.15;
  &::first-line {
    font-size: var(--day);
    line-height: 0.9;
    /* With tighter spacing the last digit of ::first-line is clipped. */
    letter-spacing: 0;
  }
  ${at.wide} {
    margin-top: calc(var(--day) * -0.07);
  }
`;

const Text = styled.div`
  ${layout.grid(3)}
  /* Beside pictures that are higher. */
  place-content: start;
  justify-items: start;
  padding-inline: ${layout.gutter};
  ${at.wide} {
    padding-right: 0;
    h2 {
      font-size: ${type.stepped('clamp(1.5rem, 2.6vw, 2.25rem)')};
      line-height: 1.08;
    }
  }
  ${at.print} {
    padding-right: ${layout.gutter};
  }
`;

const Frame = styled(MediaFrame)`
  margin-inline: var(--start) ${layout.gutter};
`;

const Row = styled.div`
  min-width: 0;
  /* The arrows stand beside the day, which is over the lower edge of a row as of a single picture. */
  @media (max-width: 767px) {
    [data-idle] {
      margin-bottom: -${space(15)};
    }
  }
  ${at.wide} {
    /* Aligned with the text. */
    ul {
      margin-inline-start: -${space(2)};
      padding-inline-start: ${space(2)};
      scroll-padding-inline-start: ${space(2)};
    }
  }
`;
