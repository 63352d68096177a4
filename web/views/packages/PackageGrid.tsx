import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { desktop, layout, space, wide } from '@ritmi/shared/ui/tokens';
import { fallbackOffers } from './fallbackOffers.js';
import { type Offer, offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard, sizesOf } from '@ritmi/shared/cards/PackageCard';

const Grid = styled.ul`
  display: grid;
  gap: ${space(4)} ${space(6)};
  padding: ${space(2)} ${layout.gutter} ${space(4)};
  > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    margin-bottom: ${space(10)};
  }
  /* No row ends with a hole: an odd one leads over both columns, and on a desktop the first ones share a row of two. */
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 768px) and (max-width: 1079px) {
    > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > li {
      grid-column: span 2;
    }
    > li[data-leads] {
      grid-column: span 3;
    }
    > li:only-child {
      grid-column: span 4;
    }
  }
`;

/** How many packages are larger, so that the rest fills rows of three. */
function leadingCount(count: number): number {
  return [0, Math.min(4, count), 2][count % 3] ?? 0;
}

/** A picture wider than its frame of 4:3 is drawn wider than the card, which one sees on the large ones. */
function sizesAt(index: number, count: number): string {
  const half = index < leadingCount(count) ? '750px' : undefined;
  const leadsTablet = index === 0 && count % 2 === 1;
  return sizesOf(count === 1 ? '1020px' : half, leadsTablet ? '120vw' : undefined);
}

type PackageGridProps = {
  readonly packages: readonly Package[];
  readonly onOpen: (offer: Offer) => void;
};

/** The ready packages in their order. */
export function PackageGrid({ packages, onOpen }: PackageGridProps) {
  const { language, to } = useLanguage();
  const own = [...packages].sort(byOrder).map(offerOfPackage);
  const offers = own.length > 0 ? own : fallbackOffers(language);
  const leads = leadingCount(offers.length);
  return (
    <Grid>
      {offers.map((offer, index) => (
        <li key={offer.id} data-leads={index < leads || undefined}>
          <PackageCard
            offer={offer}
            sizes={sizesAt(index, offers.length)}
            level={2}
            href={to(offer.contactPath)}
            onOpen={() => onOpen(offer)}
            first={index === 0}
          />
        </li>
      ))}
    </Grid>
  );
}
