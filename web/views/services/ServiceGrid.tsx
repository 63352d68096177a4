import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { ServiceCard } from '@ritmi/shared/cards/ServiceCard';
import { at, layout, space } from '@ritmi/shared/ui/tokens';

export function ServiceGrid({ services }: { readonly services: readonly ShownService[] }) {
  return (
    <List>
      {[...services].sort(byOrder).map((service, index) => (
        // Counters do not continue across the items of a size container, so each item sets its own.
        <div key={service.id} style={{ counterReset: `service ${index}` }}>
          <ServiceCard service={service} first={index === 0} />
        </div>
      ))}
    </List>
  );
}

const List = styled.div`
  container-type: inline-size;
  margin: 0 ${layout.gutter} ${space(10)};
  > div {
    ${layout.ruled(10)}
  }
  ${at.desktop} {
    > div {
      padding-block: ${space(16)};
    }
  }
`;
