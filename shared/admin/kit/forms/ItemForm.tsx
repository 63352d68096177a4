import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { color, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow } from '../look/buttons.js';
import { Stack } from '../look/frames.js';
import { ConflictView, type Describe } from './ConflictView.js';
import type { FormSpec } from './formSpec.js';
import { ItemFormProvider } from './ItemFormContext.js';
import { SubmitButton } from './SubmitButton.js';
import type { useItemForm } from './useItemForm.js';

// In a dialog the buttons stay in sight, however long the form is, down to the edge of the sheet, whose padding is 5.
const Buttons = styled(ButtonRow)`
  margin-top: ${space(4)};
  [role='dialog'] & {
    position: sticky;
    z-index: 3;
    bottom: -${space(5)};
    margin: ${space(4)} -${space(5)} -${space(5)};
    padding: ${space(3)} ${space(5)};
    border-top: 1px solid ${color.line};
    background: ${color.raised};
  }
`;

type ItemFormProps<V extends FieldValues, B, D> = {
  /** What useItemForm gave. */
  readonly state: ReturnType<typeof useItemForm<V, B, D>>;
  readonly spec: Pick<FormSpec<V, B, D>, 'labels' | 'together' | 'canSubmit'>;
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
                together={spec.together}
                describe={describe}
                onDecided={() => setDecided(conflict)}
              />
            ) : null}
            {children}
          </Stack>
          <Buttons>
            <SubmitButton
              isBusy={isSaving}
              isBlocked={uploads > 0 || mustDecide}
              canSubmit={spec.canSubmit}
              label={submitLabel}
            />
            {buttons}
          </Buttons>
        </form>
      </ItemFormProvider>
    </FormProvider>
  );
}
