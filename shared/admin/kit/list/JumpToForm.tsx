import type { RefObject } from 'react';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { AddButton } from '../look/AddButton.js';
import { useIsBeside } from '../look/useMedia.js';

type JumpToFormProps = {
  readonly form: RefObject<HTMLElement | null>;
  readonly label: string;
};

/** A button that scrolls from a list's heading to the form below the list; not there where that is beside it. */
export function JumpToForm({ form, label }: JumpToFormProps) {
  const isBeside = useIsBeside();

  function handleJump() {
    form.current?.scrollIntoView();
    firstFieldIn(form.current)?.focus();
  }
  return isBeside ? null : <AddButton label={label} onClick={handleJump} />;
}
