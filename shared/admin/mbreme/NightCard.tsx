import { useDeferredValue, useMemo } from 'react';
import { EventCard } from '@ritmi/shared/cards/EventCard';
import { CardPreview } from '../kit/forms/CardPreview.js';
import { previewDocument } from '../kit/forms/LivePreview.js';
import { useIsBeside } from '../kit/look/useMedia.js';
import type { Plan } from './night.js';
import { isFilm } from './photos.js';

/** More are not in sight of the card, and each is a photo of several megabytes. */
const shownPhotos = 4;

/** The card of the night as visitors will see it, with the photos as they are in this window; low where it is above the form. */
export function NightCard({ plan }: { readonly plan: Plan }) {
  const shown = useDeferredValue(plan);
  const isBeside = useIsBeside();
  const card = useMemo(() => {
    const { title, photos } = shown;
    return title.trim() === '' && photos.length === 0 ? null : <EventCard event={eventOf(shown)} />;
  }, [shown]);
  return <CardPreview card={card} resetKey={shown} isCompact={!isBeside} />;
}

function eventOf({ title, kind, date, description, further, photos }: Plan) {
  const media = photos.slice(0, shownPhotos).map((photo) => ({
    id: photo.id,
    type: isFilm(photo) ? ('video' as const) : ('image' as const),
    url: photo.address,
    ...(photo.caption && { caption: photo.caption }),
  }));
  const values = { ...further, title, kind, date, description };
  // The photos have addresses of this window, which cannot be saved.
  return { ...previewDocument('events', values, (url) => url), media };
}
