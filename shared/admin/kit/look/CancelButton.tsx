import { Fixed } from '../fixed.js';
import { PlainButton } from './frames.js';

/** Leaves a form or a question as it is. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <PlainButton onClick={onCancel}>
      <Fixed>Cancel</Fixed>
    </PlainButton>
  );
}
