import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { layout } from '@ritmi/shared/ui/tokens';
import { PlainButton } from './frames.js';

/** On the smallest phones the heading needs the room of the word. */
const Word = styled.span`
  @media (max-width: 359px) {
    ${layout.visuallyHidden}
  }
`;

type AddButtonProps = ComponentProps<typeof PlainButton> & { readonly label: string };

/** Begins something new, at the end of a heading's line. */
export function AddButton({ label, ...button }: AddButtonProps) {
  return (
    <PlainButton {...button}>
      <Plus size={18} aria-hidden="true" />
      <Word>{label}</Word>
    </PlainButton>
  );
}
