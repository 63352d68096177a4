import { useFormContext, useWatch } from 'react-hook-form';
import { Ring } from '@ritmi/shared/ui/Ring';
import { PrimaryButton } from '../look/frames.js';
import type { FormValues } from './formSpec.js';

type SubmitButtonProps = {
  readonly label: string;
  readonly isBusy: boolean;
  /** Something has to end or to be decided before. */
  readonly isBlocked: boolean;
  readonly canSubmit: ((values: FormValues) => boolean) | undefined;
};

/** Looks at the values itself, so that typing renders the button and not the form. */
export function SubmitButton({ label, isBusy, isBlocked, canSubmit }: SubmitButtonProps) {
  const { control, getValues } = useFormContext<FormValues>();
  useWatch({ control });
  const isReady = canSubmit?.(getValues()) ?? true;
  return (
    <PrimaryButton
      type="submit"
      data-act="save"
      disabled={isBusy || isBlocked || !isReady}
      // What is saved at once has emptied the form when the second click of a double click comes.
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {isBusy ? <Ring size={18} turns /> : null}
      {label}
    </PrimaryButton>
  );
}
