import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, type, wrap } from '@ritmi/shared/ui/tokens';
import type { ShownOffer } from './offer.js';
import { text } from './text.js';

const Line = styled.p`
  ${type.price}
  ${wrap(0, 3)}
  align-items: baseline;
  font-size: ${type.size.h3};
  line-height: 1.2;
  s {
    color: ${color.quiet};
    font-size: ${type.size.small};
    font-weight: 500;
  }
`;

/** The price of an offer, with the original price struck through where there is a discount. */
export function PriceBlock({ price, showsOriginal }: Pick<ShownOffer, 'price' | 'showsOriginal'>) {
  const { t } = useLanguage();
  if (price.hidden) return <Line>{t(text.askPrice)}</Line>;
  return (
    <Line>
      <span>{formatEuro(price.total)}</span>
      {showsOriginal && (
        <s>
          <VisuallyHidden>{t(text.instead)}: </VisuallyHidden>
          {formatEuro(price.sum)}
        </s>
      )}
    </Line>
  );
}
