import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { desktop, layout, space, wide } from '@ritmi/shared/ui/tokens';
import { ServiceCard } from './ServiceCard.js';

const Grid = styled.div`
  display: grid;
  gap: ${space(14)} ${space(6)};
  padding: 0 ${layout.gutter} ${space(10)};
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The lines inside the cards are this grid's rows; the cards keep their distance themselves. */
    row-gap: ${space(3)};
  }
  ${desktop} {
    column-gap: ${space(10)};
  }
`;

/** All services, the first one large. */
export function ServiceGrid({ services }: { readonly services: readonly Service[] }) {
  return (
    <Grid>
      {[...services].sort(byOrder).map((service, index, { length }) => (
        // A last one that would stand alone in its row is told at full width too.
        <ServiceCard
          key={service.id}
          service={service}
          leads={index === 0 || (index === length - 1 && index % 2 === 1)}
          first={index === 0}
        />
      ))}
    </Grid>
  );
}
