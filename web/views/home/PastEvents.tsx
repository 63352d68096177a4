import { styled } from 'styled-components';
import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { type InLanguage, messageIn } from '@ritmi/shared/domain/content';
import { formatDate, toDay } from '@ritmi/shared/domain/time/date';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { mainImage, mediaType } from '@ritmi/shared/domain/media';
import { featuredOrAll, newestFirst } from '@ritmi/shared/domain/order';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { Ring } from '@ritmi/shared/ui/Ring';
import { StripPlaceholders, StripSection } from '@ritmi/shared/ui/Strip';
import { color, hover, radius, space, surface } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

type ListedEvent = Pick<AgencyEvent, 'id' | 'title' | 'date' | 'image' | 'media' | 'featured'>;

type EventInStrip = Pick<InLanguage<ListedEvent, 'title'>, 'id' | 'title' | 'date' | 'image'>;

/** The events of the home page's strip: the featured ones, or all when none is featured, the newest first. */
export function eventsInStrip(events: readonly InLanguage<ListedEvent, 'title'>[]): EventInStrip[] {
  return newestFirst(featuredOrAll(events)).map(({ id, title, date, image, media }) => {
    return { id, title, date, image: mainImage(image, media) };
  });
}

/** Shown while there are no events (specification section 2). */
const placeholders = [
  { title: { sq: 'Dasma jote', en: 'Your wedding' }, picture: pictureNamed('cake') },
  { title: { sq: 'Ditëlindja jote', en: 'Your birthday' }, picture: pictureNamed('bubbles') },
  { title: { sq: 'Nata jote', en: 'Your night' }, picture: pictureNamed('square') },
] as const;

type PastEventsProps = {
  /** Null while they load. */
  readonly events: readonly EventInStrip[] | null;
};

/** The home page's strip of events; three placeholders when there are none, and three empty cards while they load. */
export function PastEvents({ events }: PastEventsProps) {
  const { t, to, language } = useLanguage();
  const shown = events?.map(({ id, title, date, image }) => ({
    id,
    title,
    line: <time dateTime={toDay(date)}>{formatDate(date, language)}</time>,
    picture: mediaType(image) === 'video' ? videoOf(image)?.poster : image,
  }));
  const soon = placeholders.map(({ title, picture }) => {
    return { id: title.en, title: messageIn(language, title), line: t(text.soon), picture };
  });
  return (
    <StripSection
      id="past-events"
      title={t(text.eventsStatement)}
      label={t(events ? text.events : text.loadingEvents)}
      columnWidth="min(84vw, 680px)"
      thirds={false}
      more={{ href: to('/evente'), label: t(text.allEvents) }}
    >
      {!shown && <StripPlaceholders ratio="3 / 2" />}
      {(shown?.length === 0 ? soon : (shown ?? [])).map(({ id, title, line, picture }) => (
        <li key={id}>
          <Card href={to('/evente')}>
            <Frame>
              {picture ? (
                <Picture src={picture} alt="" sizes="min(84vw, 680px)" ratio="3 / 2" />
              ) : (
                <Ring size={96} />
              )}
            </Frame>
            <p>{line}</p>
            <Content as="h3">{title}</Content>
          </Card>
        </li>
      ))}
    </StripSection>
  );
}

const Card = styled.a`
  display: block;
  border-radius: ${radius.picture};
  text-decoration: none;
  ${hover.card}
  p {
    color: ${color.quiet};
  }
  h3 {
    margin-top: ${space(1)};
  }
`;

const Frame = styled.div`
  overflow: hidden;
  margin-bottom: ${space(4)};
  border-radius: ${radius.picture};
  &:has(> svg) {
    display: grid;
    place-items: center;
    aspect-ratio: 3 / 2;
    background: ${color.raised};
    ${surface.hairline()}
  }
`;
