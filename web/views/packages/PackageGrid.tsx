import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { desk, layout, space, wide } from '@ritmi/shared/ui/tokens';
import { fallbackOffers } from './fallbackOffers.js';
import { type Offer, offerOfPackage } from './offer.js';
import { PackageCard } from './PackageCard.js';

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
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

type PackageGridProps = {
  readonly packages: readonly Package[];
  readonly onOpen: (offer: Offer) => void;
};

/** The ready packages in their order. */
export function PackageGrid({ packages, onOpen }: PackageGridProps) {
  const { language, to } = useLanguage();
  const own = [...packages].sort(byOrder).map(offerOfPackage);
  const offers = own.length > 0 ? own : fallbackOffers(language);
  return (
    <Grid>
      {offers.map((offer, index) => (
        <li key={offer.id}>
          <PackageCard
            offer={offer}
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
