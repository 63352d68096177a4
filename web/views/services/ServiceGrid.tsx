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
        {inOrder.map((service, index) => {
          const isWide = hasWidePicture(index, inOrder.length);
          return (
            <div key={service.id} id={service.id} data-wide={isWide || undefined}>
              {/* Counters do not continue into a size container, so each begins at its own number. */}
              <div style={{ counterReset: `service ${index}` }}>
                <ServiceCard service={service} isWide={isWide} />
              </div>
            </div>
          );
        })}
      </List>
    </>
  );
}

/** Every third service, unless the last one would then have nobody beside it; a single one too. */
function hasWidePicture(index: number, count: number): boolean {
  if (count === 1) return true;
  const isBeforeLonelyLast = index === count - 2 && count % 3 === 1;
  return index % 3 === 2 && !isBeforeLonelyLast;
}

/** All services with their prices, each a link to its details. */
const Rider = styled.nav`
  counter-reset: rider;
  margin: 0 ${layout.gutter} ${space(10)};
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
  ${at.wide} {
    margin-bottom: ${space(16)};
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
  margin: 0 ${layout.gutter} ${space(10)};
  > div {
    container-type: inline-size;
    ${layout.ruled(6)}
  }
  ${at.wide} {
    > div {
      padding-block: ${space(8)};
    }
  }
  /* Two services side by side, then one whose picture is as wide as the window. */
  ${at.desktop} {
    ${layout.grid(0, 16)}
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding-block: ${space(12)};
    }
    > [data-wide] {
      grid-column: 1 / -1;
    }
    > div > div {
      height: 100%;
    }
  }
  /* The list of prices above it ends with a line. */
  nav + & > :first-child {
    padding-top: 0;
    border: 0;
  }
  ${at.desktop} {
    nav + & > :nth-child(2):not([data-wide]) {
      padding-top: 0;
      border: 0;
    }
  }
`;
