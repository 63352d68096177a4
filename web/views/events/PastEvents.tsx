import { featuredOrAll, newestFirst } from '@ritmi/shared/domain/order';
import { StripSection } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Strip } from '@ritmi/shared/ui/Strip';
import { EventCard, type EventInStrip, EventPlaceholder } from './EventCard.js';
import { placeholders, text } from './text.js';

/** The home page's strip of featured events, or of all when none is featured; three placeholders when there are none. */
export function PastEvents({ events }: { readonly events: readonly EventInStrip[] }) {
  const { t, to } = useLanguage();
  const shown = newestFirst(featuredOrAll(events));
  return (
    <StripSection aria-labelledby="past-events">
      <h2 id="past-events">{t(text.past)}</h2>
      <Strip thirds columnWidth="min(76vw, clamp(320px, 44vw, 360px))" label={t(text.past)}>
        {shown.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
        {shown.length === 0 &&
          placeholders.map(({ title, picture }) => (
            <li key={title.en}>
              <EventPlaceholder title={t(title)} picture={picture} />
            </li>
          ))}
      </Strip>
      <ButtonLink $kind="plain" $small href={to('/evente')}>
        {t(text.all)}
      </ButtonLink>
    </StripSection>
  );
}
