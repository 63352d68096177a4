import { styled } from 'styled-components';
import { newestFirst } from '@ritmi/shared/domain/order';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { ArticleHead, Articles, Description, MediaFrame } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { type Medium, shapeOf } from '@ritmi/shared/ui/media/medium';
import { desktop, layout, space, type } from '@ritmi/shared/ui/tokens';
import { EventDate } from './EventDate.js';

/** All events, the newest first. */
export function EventList({ events }: { readonly events: readonly AgencyEvent[] }) {
  return (
    <Articles>
      {newestFirst(events).map((event, index) => (
        <EventArticle key={event.id} event={event} first={index === 0} />
      ))}
    </Articles>
  );
}

type EventArticleProps = {
  readonly event: AgencyEvent;
  /** On the first screen. */
  readonly first: boolean;
};

/** An event with one medium is a single card, one with more a strip of them (specification section 2). */
function EventArticle({ event, first }: EventArticleProps) {
  const { contentLang } = useLanguage();
  const media = mediaOf(event);
  const [only] = media;
  if (only && media.length === 1) return <SingleCard event={event} medium={only} first={first} />;
  return (
    <article>
      <ArticleHead>
        <div>
          <EventDate date={event.date} />
          <Title lang={contentLang}>{event.title}</Title>
        </div>
        <EventDescription lang={contentLang}>{event.description}</EventDescription>
      </ArticleHead>
      {media.length > 1 && <MediaStrip name={event.title} media={media} first={first} />}
    </article>
  );
}

type SingleCardProps = { readonly event: AgencyEvent; readonly medium: Medium; readonly first: boolean };

function SingleCard({ event, medium, first }: SingleCardProps) {
  const { contentLang } = useLanguage();
  const { tile, lightbox } = useMediaTiles(event.title, [medium]);
  return (
    <Single>
      <MediaFrame style={{ aspectRatio: Math.max(1, shapeOf(medium)) }}>
        {tile({ medium, index: 0, sizes: '(min-width: 1080px) 840px, 100vw', first })}
      </MediaFrame>
      <div>
        <EventDate date={event.date} />
        <Title lang={contentLang}>{event.title}</Title>
        <EventDescription lang={contentLang}>{event.description}</EventDescription>
      </div>
      {lightbox}
    </Single>
  );
}

/** The event's media; where there are none, its main image alone. A video without a poster starts from that image. */
function mediaOf({ id, image, media }: AgencyEvent): Medium[] {
  const isPicture = image !== '' && mediaType(image) === 'image';
  if (media.length === 0) return image ? [{ id, type: mediaType(image), url: image }] : [];
  return media.map((medium) =>
    medium.type === 'video' && isPicture && !videoOf(medium.url) ? { ...medium, poster: image } : medium,
  );
}

const Title = styled.h2`
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const EventDescription = styled(Description)`
  margin-top: ${space(3)};
`;

const Single = styled.article`
  display: grid;
  gap: ${space(5)} ${space(10)};
  padding-inline: ${layout.gutter};
  ${desktop} {
    grid-template-columns: 8fr 4fr;
    align-items: end;
  }
`;
