import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const Note = styled.p`
  max-width: 38em;
  padding-left: ${space(4)};
  border-left: 3px solid ${color.notice};
  color: ${color.notice};
  font-size: ${type.size.body};
`;

/** Final prices may differ. */
export function PriceNotice() {
  const { t } = useLanguage();
  return <Note role="note">{t(text.priceNotice)}</Note>;
}
