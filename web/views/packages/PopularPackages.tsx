import { styled } from 'styled-components';
import { byOrder, featuredOrAll } from '@ritmi/shared/domain/order';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { StripSection } from '@ritmi/shared/ui/Strip';
import { print, space } from '@ritmi/shared/ui/tokens';
import { fallbackOffers } from './fallbackOffers.js';
import { type OfferedPackage, offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import { text } from './text.js';

// The parts of neighbouring cards begin at one height.
const Slot = styled.li`
  display: grid;
  grid-row: span 4;
  grid-template-rows: subgrid;
  ${print} {
    margin-bottom: ${space(6)};
  }
`;

/** The home page's strip: featured packages, or all, or the built-in three when there are none. */
export function PopularPackages({ packages }: { readonly packages: readonly OfferedPackage[] }) {
  const { language, t, to } = useLanguage();
  const shown = featuredOrAll(packages).sort(byOrder).map(offerOfPackage);
  const offers = shown.length > 0 ? shown : fallbackOffers(language);
  return (
    <StripSection
      id="popular-packages"
      title={t(text.popular)}
      label={t(text.popular)}
      columnWidth="min(80vw, 380px)"
      more={{ href: to('/packages'), label: t(text.all) }}
    >
      {offers.map((offer) => (
        <Slot key={offer.id}>
          <PackageCard offer={offer} level={3} href={to('/packages')} />
        </Slot>
      ))}
    </StripSection>
  );
}
