import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import type { Module } from './modules.js';
import { appText } from './text.js';

const Number = styled.span`
  min-width: 24px;
  margin-left: auto;
  padding: 1px ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  text-align: center;
`;

/** How much waits in a module; nothing where nothing does. */
export function Count({ useCount }: Required<Pick<Module, 'useCount'>>) {
  const { t } = useLanguage();
  const count = useCount();
  if (count === 0) return null;
  return <Number aria-label={t(appText.unread(count))}>{count}</Number>;
}
