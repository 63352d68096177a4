import { styled } from 'styled-components';
import { EventCard } from '@ritmi/shared/cards/EventCard';
import { toDay } from '@ritmi/shared/domain/time/date';
import type { ShownEvent } from '@ritmi/shared/domain/events/schema';
import { newestFirst } from '@ritmi/shared/domain/order';
import { picturesWhenNear } from '@ritmi/shared/ui/Block';
import { color, layout, type } from '@ritmi/shared/ui/tokens';

export function EventList({ events }: { readonly events: readonly ShownEvent[] }) {
  const [newest] = newestFirst(events);
  return (
    <Years>
      {[...byYear(events)].map(([year, ofYear]) => (
        <section key={year} aria-label={year}>
          <Year aria-hidden>{year}</Year>
          {ofYear.map((event) => (
            <EventCard key={event.id} event={event} first={event === newest} />
          ))}
        </section>
      ))}
    </Years>
  );
}

function byYear(events: readonly ShownEvent[]): Map<string, ShownEvent[]> {
  const years = new Map<string, ShownEvent[]>();
  for (const event of newestFirst(events)) {
    const [year = ''] = toDay(event.date).split('-', 1);
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return years;
}

const Years = styled.div`
  display: grid;
  gap: ${layout.section};
  padding-bottom: ${layout.section};
  section {
    display: grid;
    gap: clamp(72px, 9vw, 144px);
    min-width: 0;
  }
  article {
    min-width: 0;
  }
  article + article {
    ${picturesWhenNear}
  }
`;

const Year = styled.p`
  margin-inline: ${layout.gutter};
  ${layout.ruled(4, 0)}
  color: ${color.quiet};
  font-size: ${type.size.h3};
  font-weight: 800;
  font-stretch: 120%;
  line-height: 1;
  & + article {
    margin-top: calc(clamp(72px, 9vw, 144px) / -2);
  }
`;
