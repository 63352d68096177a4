import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { color } from '@ritmi/shared/ui/tokens';
import { type Kind, plainText } from './kind.js';

/** It changes by dragging. */
export const order: Kind<FieldOf<'order'>> = {
  Input: null,
  Cell: ({ value }) => <Order place={Number(value)} />,
  // A conflict of two orders has the titles of the list.
  format: (_, value, { language }) => plainText(value, language),
  toForm: ({ isInForm = true }, value) => (isInForm ? value : undefined),
  empty: ({ isInForm = true }) => (isInForm ? null : undefined),
};

const Position = styled.span`
  color: ${color.quiet};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  &::before {
    content: attr(data-place) / '';
  }
`;

/** Shows the number alone; assistive technology also reads its name. */
function Order({ place }: { readonly place: number }) {
  return (
    <Position title="Order" data-place={place}>
      <VisuallyHidden>Order: {place}</VisuallyHidden>
    </Position>
  );
}
