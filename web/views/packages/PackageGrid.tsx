import { useState } from 'react';
import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { PackageType, ShownPackage } from '@ritmi/shared/domain/packages/schema';
import { packageTypeLabels } from '@ritmi/shared/domain/packages/typeLabels';
import { chipRow } from '@ritmi/shared/ui/chipRow';
import { type Offer, offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, layout, space } from '@ritmi/shared/ui/tokens';
import { fallbackOffers } from './fallbackOffers.js';
import { packageRow } from './packageRow.js';
import { text } from './text.js';

type PackageGridProps = {
  readonly packages: readonly ShownPackage[];
  readonly onOpen: (offer: Offer, card: Element | null) => void;
};

/** The packages in their order, or the built-in ones when there are none. */
export function PackageGrid({ packages, onOpen }: PackageGridProps) {
  const { language, t } = useLanguage();
  const [type, setType] = useState<PackageType | null>(null);
  const { discountPerService } = useAgency();
  const own = [...packages].sort(byOrder).map((pkg) => offerOfPackage(pkg, discountPerService));
  const offers = own.length > 0 ? own : fallbackOffers(language);
  const types = [...new Set(offers.map((offer) => offer.type))];
  return (
    <>
      {types.length > 1 && (
        <Filter role="group" aria-label={t(text.filter)}>
          {[null, ...types].map((each) => (
            <button key={each} type="button" aria-pressed={each === type} onClick={() => setType(each)}>
              {t(each === null ? text.everyType : packageTypeLabels[each])}
            </button>
          ))}
        </Filter>
      )}
      <List>
        {offers.map((offer, index) => (
          <li key={offer.id} hidden={type !== null && offer.type !== type}>
            <PackageCard offer={offer} level={2} onOpen={(card) => onOpen(offer, card)} first={index === 0} />
          </li>
        ))}
      </List>
    </>
  );
}

const Filter = styled.div`
  ${chipRow('button')}
  @media (scripting: none) {
    display: none;
  }
`;

const List = styled.ul`
  container-type: inline-size;
  margin: ${space(8)} ${layout.gutter} ${space(10)};
  > li {
    ${layout.ruled(8)}
  }
  > li:first-child {
    padding-top: 0;
    border: 0;
  }
  ${at.wide} {
    > li {
      padding-block: ${space(8)};
    }
  }
  ${packageRow}
`;
