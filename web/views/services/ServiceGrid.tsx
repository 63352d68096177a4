import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { ServiceCard } from '@ritmi/shared/cards/ServiceCard';
import { ServicePrice } from '@ritmi/shared/cards/prices';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, hover, layout, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

export function ServiceGrid({ services }: { readonly services: readonly ShownService[] }) {
  const { t } = useLanguage();
  const inOrder = [...services].sort(byOrder);
  return (
    <>
      {inOrder.length > 1 && (
        <Rider aria-label={t(text.prices)}>
          {inOrder.map((service) => (
            <a key={service.id} href={`#${service.id}`}>
              <Content as="b">{service.title}</Content>
              <ServicePrice service={service} />
            </a>
          ))}
        </Rider>
      )}
      <List>
        {inOrder.map((service, index) => (
          // Counters do not continue across the items of a size container, so each item sets its own.
          <div key={service.id} id={service.id} style={{ counterReset: `service ${index}` }}>
            <ServiceCard service={service} isWide={index % 3 === 2} />
          </div>
        ))}
      </List>
    </>
  );
}

/** All services with their prices, each a link to its details. */
const Rider = styled.nav`
  counter-reset: rider;
  margin: 0 ${layout.gutter} ${space(16)};
  border-bottom: 1px solid ${color.line};
  ${layout.screenOnly}
  a {
    counter-increment: rider;
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: baseline;
    ${layout.ruled(3)}
    text-decoration: none;
    ${hover.link}
  }
  a::before {
    content: counter(rider) / '';
    color: ${color.quiet};
  }
  /* One line each, so that a font that arrives late moves nothing. */
  b {
    overflow: hidden;
    font-size: ${type.size.body};
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  ${at.desktop} {
    columns: 2;
    column-gap: ${space(16)};
    a {
      break-inside: avoid;
    }
  }
`;

const List = styled.div`
  container-type: inline-size;
  margin: 0 ${layout.gutter} ${space(10)};
  > div {
    ${layout.ruled(8)}
  }
  ${at.desktop} {
    > div {
      padding-block: ${space(10)};
    }
  }
  /* The list of prices above it ends with a line. */
  nav + & > :first-child {
    padding-top: 0;
    border: 0;
  }
`;
