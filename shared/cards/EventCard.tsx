import { styled } from 'styled-components';
import { formatDate, toDay } from '@ritmi/shared/domain/date';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { ArticleHead, Description, MediaFrame } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { type Medium, shapeOf } from '@ritmi/shared/ui/media/medium';
import { color, desktop, layout, space, type } from '@ritmi/shared/ui/tokens';
import { eventMedia } from './cardMedia.js';

/** What visitors see of an event. */
export type ShownEvent = Pick<AgencyEvent, 'id' | 'title' | 'date' | 'description' | 'image' | 'media'>;

type EventCardProps = {
  readonly event: ShownEvent;
  /** On the first screen. */
  readonly first?: boolean;
};

/** An event with one medium is a single card, one with more a strip of them (specification section 2). */
export function EventCard({ event, first = false }: EventCardProps) {
  const media = eventMedia(event);
  const [only] = media;
  if (only && media.length === 1) return <SingleCard event={event} medium={only} first={first} />;
  return (
    <article>
      <ArticleHead>
        <div>
          <When date={event.date} />
          <EventTitle event={event} />
        </div>
        <EventDescription event={event} />
      </ArticleHead>
      {media.length > 1 && <MediaStrip name={event.title} media={media} first={first} />}
    </article>
  );
}

type SingleCardProps = { readonly event: ShownEvent; readonly medium: Medium; readonly first: boolean };

function SingleCard({ event, medium, first }: SingleCardProps) {
  const { tile, lightbox } = useMediaTiles(event.title, [medium]);
  return (
    <Single>
      <MediaFrame style={{ aspectRatio: Math.max(1, shapeOf(medium)) }}>
        {tile({ medium, index: 0, sizes: '(min-width: 1080px) 840px, 100vw', first })}
      </MediaFrame>
      <div>
        <When date={event.date} />
        <EventTitle event={event} />
        <EventDescription event={event} />
      </div>
      {lightbox}
    </Single>
  );
}

function When({ date }: { readonly date: string }) {
  const { language } = useLanguage();
  if (!date) return null;
  return (
    <Line>
      <time dateTime={toDay(date)}>{formatDate(date, language)}</time>
    </Line>
  );
}

function EventTitle({ event: { title } }: { readonly event: ShownEvent }) {
  const { contentLang } = useLanguage();
  return title && <Title lang={contentLang}>{title}</Title>;
}

function EventDescription({ event: { description } }: { readonly event: ShownEvent }) {
  const { contentLang } = useLanguage();
  return description && <Words lang={contentLang}>{description}</Words>;
}

const Line = styled.p`
  ${type.label}
  color: ${color.quiet};
`;

const Title = styled.h2`
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const Words = styled(Description)`
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
