import { styled } from 'styled-components';
import type { AgencyFacts } from '@ritmi/shared/domain/agency/agency';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import type { ShownPackage } from '@ritmi/shared/domain/packages/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { StripPlaceholders, StripSection } from '@ritmi/shared/ui/Strip';
import { at, space } from '@ritmi/shared/ui/tokens';
import { fallbackOffers } from './fallbackOffers.js';
import { type Offer, offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import { fromPrice, text } from './text.js';

// Aligns the parts of neighbouring cards.
const Slot = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  ${at.print} {
    margin-bottom: ${space(6)};
  }
`;

/** The packages of the home page's strip: the featured ones, or all when none is featured. */
export function popularPackages(
  packages: readonly ShownPackage[],
  { discountPerService }: Pick<AgencyFacts, 'discountPerService'>,
): Offer[] {
  return (
    featuredOrAll(packages)
      .sort(byOrder)
      // Its cards lead to the page of packages: what they ask for need not be sent with the page.
      .map((pkg) => ({ ...offerOfPackage(pkg, discountPerService), asked: null }))
  );
}

type PopularPackagesProps = {
  /** Null while they load. */
  readonly packages: readonly Offer[] | null;
};

/** The home page's strip of packages; three built-in ones when there are none, three placeholders while they load. */
export function PopularPackages({ packages }: PopularPackagesProps) {
  const { language, t, to } = useLanguage();
  const { lekPerEuro } = useAgency();
  const offers = packages && (packages.length > 0 ? packages : fallbackOffers(language));
  return (
    <StripSection
      id="popular-packages"
      title={t(
        fromPrice(
          (offers ?? []).map(({ price }) => price.total),
          lekPerEuro,
        ) ?? text.popular,
      )}
      label={t(offers ? text.popular : text.loading)}
      columnWidth="min(80vw, 380px)"
      more={{ href: to('/packages'), label: t(text.all) }}
    >
      {offers?.map((offer) => (
        <Slot key={offer.id}>
          <PackageCard offer={offer} level={3} href={to('/packages')} />
        </Slot>
      )) ?? <StripPlaceholders ratio="4 / 5" />}
    </StripSection>
  );
}
