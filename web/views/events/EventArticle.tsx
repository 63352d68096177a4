import { styled } from 'styled-components';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mediaType } from '@ritmi/shared/domain/media';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { MediaStrip } from '@ritmi/shared/ui/media/MediaStrip';
import { useMediaTiles } from '@ritmi/shared/ui/media/MediaTile';
import { type Medium, shapeOf } from '@ritmi/shared/ui/media/medium';
import { color, desktop, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { EventDate } from './EventDate.js';

type EventArticleProps = {
  readonly event: AgencyEvent;
  /** Stands on the first screen. */
  readonly first?: boolean;
};

/** An event with one medium is a single card, one with more a strip of them (specification section 2). */
export function EventArticle({ event, first = false }: EventArticleProps) {
  const { contentLang } = useLanguage();
  const media = mediaOf(event);
  const [only] = media;
  if (only && media.length === 1) return <SingleCard event={event} medium={only} first={first} />;
  return (
    <article>
      <Head>
        <div>
          <EventDate date={event.date} />
          <Title lang={contentLang}>{event.title}</Title>
        </div>
        <Description lang={contentLang}>{event.description}</Description>
      </Head>
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
      <Shot style={{ aspectRatio: Math.max(1, shapeOf(medium)) }}>
        {tile({ medium, index: 0, sizes: '(min-width: 1080px) 840px, 100vw', first })}
      </Shot>
      <div>
        <EventDate date={event.date} />
        <Title lang={contentLang}>{event.title}</Title>
        <Description lang={contentLang}>{event.description}</Description>
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

const Head = styled.div`
  display: grid;
  column-gap: ${space(10)};
  margin-bottom: ${space(6)};
  padding-inline: ${layout.gutter};
  ${desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
`;

const Title = styled.h2`
  margin-top: ${space(2)};
  font-size: ${type.size.h2};
`;

const Description = styled.p`
  max-width: 38em;
  margin-top: ${space(3)};
  color: ${color.quiet};
  white-space: pre-line;
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

const Shot = styled.div`
  /* What it holds is cut by itself: cut here, the focus ring around it would be gone. */
  min-height: 0;
  border-radius: ${radius.picture};
  background: ${color.card};
`;
