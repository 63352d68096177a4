import { featuredOrAll } from '@ritmi/shared/domain/featured';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { Section, SectionHead } from '@ritmi/shared/ui/Block';
import { TextLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { stripText } from '@ritmi/shared/ui/media/stripText';
import { Strip } from '@ritmi/shared/ui/Strip';
import { fallbackOffers } from './fallbackOffers.js';
import { offerOfPackage } from './offer.js';
import { PackageCard } from './PackageCard.js';
import { text } from './text.js';

/** The home page's strip: featured packages, or all, or the built-in three when there are none. */
export function PopularPackages({ packages }: { readonly packages: readonly Package[] }) {
  const { language, t, to } = useLanguage();
  const shown = featuredOrAll(packages).sort(byOrder).map(offerOfPackage);
  const offers = shown.length > 0 ? shown : fallbackOffers(language);
  return (
    <Section aria-labelledby="popular-packages">
      <SectionHead>
        <h2 id="popular-packages">{t(text.popular)}</h2>
        <TextLink href={to('/packages')}>{t(text.all)}</TextLink>
      </SectionHead>
      <Strip
        columnWidth="min(80vw, 380px)"
        label={t(text.popular)}
        previousLabel={t(stripText.back)}
        nextLabel={t(stripText.on)}
      >
        {offers.map((offer) => (
          <li key={offer.id}>
            <PackageCard offer={offer} level={3} href={to('/packages')} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}
