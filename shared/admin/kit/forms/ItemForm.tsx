import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { ButtonRow } from '../look/buttons.js';
import { Stack } from '../look/frames.js';
import { ConflictView, type Describe } from './ConflictView.js';
import type { FormSpec } from './formSpec.js';
import { ItemFormProvider } from './ItemFormContext.js';
import { SubmitButton } from './SubmitButton.js';
import type { useItemForm } from './useItemForm.js';

type ItemFormProps<V extends FieldValues, B, D> = {
  /** What useItemForm gave. */
  readonly state: ReturnType<typeof useItemForm<V, B, D>>;
  readonly spec: Pick<FormSpec<V, B, D>, 'labels' | 'canSubmit'>;
  /** Accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  readonly describe?: Describe | undefined;
  /** Other buttons beside the submit button. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every form: fields, conflict, submit. */
export function ItemForm<V extends FieldValues, B, D>({
  state: { form, submit, isSaving, conflict, draft },
  spec,
  name,
  submitLabel,
  describe,
  buttons,
  children,
}: ItemFormProps<V, B, D>) {
  const [uploads, setUploads] = useState(0);
  const [decided, setDecided] = useState<unknown>(null);
  const countUploads = useCallback((change: 1 | -1) => setUploads((count) => count + change), []);
  const { files, keepFiles } = draft;
  const fields = useMemo(() => ({ files, keepFiles, countUploads }), [files, keepFiles, countUploads]);
  const mustDecide = conflict !== null && conflict.fields.length > 0 && decided !== conflict;

  return (
    <FormProvider {...form}>
      <ItemFormProvider value={fields}>
        <form noValidate aria-label={name} onSubmit={(event) => void submit(event)}>
          <Stack>
            {conflict ? (
              <ConflictView
                key={JSON.stringify(conflict.fields)}
                conflict={conflict}
                labels={spec.labels}
                describe={describe}
                onDecided={() => setDecided(conflict)}
              />
            ) : null}
            {children}
            <ButtonRow>
              <SubmitButton
                isBusy={isSaving}
                isBlocked={uploads > 0 || mustDecide}
                canSubmit={spec.canSubmit}
                label={submitLabel}
              />
              {buttons}
            </ButtonRow>
          </Stack>
        </form>
      </ItemFormProvider>
    </FormProvider>
  );
}
