import { styled } from 'styled-components';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { Cell } from '../look/Cell.js';
import { type Kind, plainText } from './kind.js';

/** It changes by dragging. */
export const order: Kind<FieldOf<'order'>> = {
  Input: null,
  Cell: ({ value }) => <OrderCell place={Number(value)} />,
  // A conflict of two orders has the titles of the list.
  format: (_, value, { language }) => plainText(value, language),
  toForm: ({ isInForm = true }, value) => (isInForm ? value : undefined),
  empty: ({ isInForm = true }) => (isInForm ? null : undefined),
};

const Position = styled(Cell)`
  &::before {
    content: attr(data-place) / '';
  }
`;

/** Shows the number alone; assistive technology also reads its name. */
export function OrderCell({ place }: { readonly place: number }) {
  return (
    <Position $width="20px" title="Order" data-place={place}>
      <VisuallyHidden>Order: {place}</VisuallyHidden>
    </Position>
  );
}
