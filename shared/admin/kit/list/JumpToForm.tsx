import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { PlainButton, besideList } from '../look/frames.js';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';

const Jump = styled(PlainButton)`
  ${besideList} {
    display: none;
  }
`;

/** The way from the head of a list to the form below it; not needed where they stand side by side. */
export function JumpToForm({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  function handleJump() {
    form.current?.scrollIntoView();
    firstFieldIn(form.current)?.focus();
  }
  return (
    <Jump onClick={handleJump}>
      <Plus size={16} aria-hidden="true" />
      New
    </Jump>
  );
}
