import { useDeferredValue, useMemo } from 'react';
import { EventCard } from '@ritmi/shared/cards/EventCard';
import type { ShownEvent } from '@ritmi/shared/domain/events/schema';
import { CardPreview } from '../kit/forms/CardPreview.js';
import type { Plan } from './night.js';
import { isFilm } from './photos.js';

/** More are not in sight of the card, and each is a photo of several megabytes. */
const shownPhotos = 4;

/** The card of the night as visitors will see it, with the photos as they are in this window. */
export function NightCard({ plan }: { readonly plan: Plan }) {
  const shown = useDeferredValue(plan);
  const card = useMemo(() => {
    const { title, photos } = shown;
    return title.trim() === '' && photos.length === 0 ? null : <EventCard event={eventOf(shown)} />;
  }, [shown]);
  return <CardPreview card={card} resetKey={shown} />;
}

function eventOf({ title, kind, date, description, photos }: Plan): ShownEvent {
  const media = photos.slice(0, shownPhotos).map((photo) => ({
    id: photo.id,
    type: isFilm(photo) ? ('video' as const) : ('image' as const),
    url: photo.address,
    ...(photo.caption && { caption: photo.caption }),
  }));
  return { id: 'shown', title, kind, date, description, image: '', media };
}
