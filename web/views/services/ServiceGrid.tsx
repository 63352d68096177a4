import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { Badge, DotList } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Media } from '@ritmi/shared/ui/media/Media';
import { color, desktop, layout, radius, space, type, wide, wrap } from '@ritmi/shared/ui/tokens';
import { ServicePrice } from './ServicePrice.js';
import { categoryLabel, text } from './text.js';

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
        // A last one that would be alone in its row takes the full width too.
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

const Card = styled.article<{ $leads: boolean; $turned: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space(5)};
  ${wide} {
    padding-bottom: ${space(12)};
    ${({ $leads }) =>
      $leads
        ? 'grid-column: 1 / -1;'
        : `
      /* Neighbours share the lines of picture, title, words and features. */
      grid-row: span 4;
      grid-template-rows: subgrid;
      gap: ${space(3)};
      > :first-child {
        margin-bottom: ${space(2)};
      }
      > :last-child {
        display: contents;
      }
    `}
  }
  ${desktop} {
    padding-bottom: ${space(18)};
    ${({ $leads, $turned }) =>
      $leads &&
      `
      grid-template-columns: ${$turned ? '5fr 7fr' : '7fr 5fr'};
      align-items: end;
      gap: ${space(14)};
      > :first-child {
        order: ${$turned ? 1 : 0};
        align-self: start;
      }
    `}
  }
`;

// At full width the picture runs off the window's edge.
const Shot = styled.div<{ $bleeds: 'left' | 'right' | null }>`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.picture};
  ${desktop} {
    ${({ $bleeds }) =>
      $bleeds &&
      `
      margin-${$bleeds}: calc(-1 * ${layout.gutter});
      border-${$bleeds === 'left' ? 'top-left' : 'top-right'}-radius: 0;
      border-${$bleeds === 'left' ? 'bottom-left' : 'bottom-right'}-radius: 0;
      ${$bleeds === 'left' ? `--badge-left: ${layout.gutter};` : ''}
    `}
  }
  ${Badge} {
    position: absolute;
    inset: ${space(4)} auto auto var(--badge-left, ${space(4)});
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(3)};
  p {
    color: ${color.quiet};
  }
  > p:first-of-type {
    white-space: pre-line;
  }
`;

// The price stands at the end of the title's first line, however long the title is; zoomed in, below it.
const TitleLine = styled.div`
  ${wrap(2, 4)}
  align-items: baseline;
  > h2 {
    flex: 1 1 9rem;
    min-width: 0;
  }
  p {
    color: ${color.text};
  }
`;

const Features = styled(DotList)`
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
  li::before {
    transform: translateY(-1px);
  }
`;

const LargeTitle = styled.h2<{ $leads: boolean; $first: boolean }>`
  font-size: ${({ $first }) => ($first ? type.size.h2 : type.size.h3)};
  ${wide} {
    font-size: ${({ $leads }) => ($leads ? type.size.h2 : type.size.h3)};
  }
`;

type ServiceCardProps = {
  readonly service: Service;
  /** Takes the full width. */
  readonly leads: boolean;
  /** The first of the page. */
  readonly first: boolean;
};

function ServiceCard({ service, leads, first }: ServiceCardProps) {
  const { t, contentLang } = useLanguage();
  return (
    <Card $leads={leads} $turned={leads && !first}>
      <Shot $bleeds={leads ? (first ? 'left' : 'right') : null}>
        <Media
          src={service.image}
          alt=""
          ratio={leads ? '16 / 10' : '4 / 3'}
          sizes={leads ? '(min-width: 1080px) 60vw, 100vw' : '(min-width: 768px) 50vw, 100vw'}
          fallback={brand.logo}
          first={first}
        />
        <Badge>{t(categoryLabel(service.category))}</Badge>
      </Shot>
      <Words>
        <TitleLine>
          <LargeTitle $leads={leads} $first={first} lang={contentLang}>
            {service.title}
          </LargeTitle>
          <ServicePrice service={service} />
        </TitleLine>
        <p lang={contentLang}>{service.description}</p>
        {service.features.length > 0 && (
          <Features aria-label={t(text.features)}>
            {service.features.map((feature, index) => (
              <li key={`${index} ${feature}`} lang={contentLang}>
                {feature}
              </li>
            ))}
          </Features>
        )}
      </Words>
    </Card>
  );
}
