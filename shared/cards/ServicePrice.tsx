import { styled } from 'styled-components';
import { formatEuro } from '@ritmi/shared/domain/money';
import { shownPrice } from '@ritmi/shared/domain/services/rules';
import type { Service } from '@ritmi/shared/domain/services/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const Amount = styled.p`
  ${type.price}
  font-size: ${type.size.lead};
`;

/** The price, or "Kontakto" when it is hidden. */
export function ServicePrice({ service }: { readonly service: Pick<Service, 'price' | 'hidePrice'> }) {
  const { t } = useLanguage();
  const price = shownPrice(service);
  return <Amount>{price === null ? t(text.contact) : formatEuro(price)}</Amount>;
}
