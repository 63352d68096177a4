import { styled } from 'styled-components';
import { formatPrice } from '@ritmi/shared/domain/money';
import { type Price, showsOriginalPrice } from '@ritmi/shared/domain/packages/price';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

// Not tabular: the font's tabular zero is slashed, which reads like a struck price.
const Line = styled.p`
  ${layout.wrap(0, 3)}
  align-items: baseline;
  font-size: ${type.size.h3};
  font-weight: 700;
  line-height: 1.2;
  s {
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 500;
  }
`;

/** Words a price as the agency shows prices: in euro, or also in lek. */
export function usePriceText(): (amount: string) => string {
  const { lekPerEuro } = useAgency();
  return (amount) => formatPrice(amount, lekPerEuro);
}

/** The price of an offer, with the original price struck through where there is a discount. */
export function OfferPrice({ price }: { readonly price: Price }) {
  const { t } = useLanguage();
  const priceText = usePriceText();
  if (price.hidden) return <Line>{t(text.askPrice)}</Line>;
  return (
    <Line>
      <span>{priceText(price.total)}</span>
      {showsOriginalPrice(price) && (
        <s>
          <VisuallyHidden>{t(text.instead)}: </VisuallyHidden>
          {priceText(price.sum)}
        </s>
      )}
    </Line>
  );
}

const Amount = styled.p`
  font-size: ${type.size.lead};
  font-weight: 700;
`;

export function ServicePrice({ service }: { readonly service: Pick<Service, 'price' | 'hidePrice'> }) {
  const { t } = useLanguage();
  const priceText = usePriceText();
  const price = shownPrice(service);
  return <Amount>{price === null ? t(text.contact) : priceText(price)}</Amount>;
}
