import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { color, motion, space } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Bar, besideList, sheetFoot, Stack } from '../look/frames.js';
import { nextStep } from '../session/failureText.js';
import { ConflictView, type Describe } from './ConflictView.js';
import type { FormSpec } from './formSpec.js';
import { ItemFormProvider } from './pendingFiles.js';
import { SubmitButton } from './SubmitButton.js';
import type { useItemForm } from './useItemForm.js';
import { useSavingFocus } from './useSavingFocus.js';

const Frame = styled.form`
  &:focus {
    outline: none;
  }
`;

// What is saved in the blink of an eye does not flicker.
const Fields = styled(Stack).attrs({ as: 'fieldset', role: 'none' })<{ disabled: boolean }>`
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: 0.55;
    transition: opacity ${motion.enter} 300ms;
  }
  &:disabled :disabled:not([disabled]) {
    opacity: 1;
  }
  // Clear of the buttons that stick to the foot of the window.
  [data-page] & :is(input, select, textarea, button) {
    scroll-margin-bottom: ${space(36)};
  }
`;

/** The buttons, and what to do after a save that failed. */
const Foot = styled(Stack)`
  gap: ${space(3)};
  margin-top: ${space(4)};
  [role='dialog'] & {
    ${sheetFoot}
    margin-top: ${space(4)};
  }
  // A form that is a page of its own: over the foot of the window, which in a small one is not always there.
  [data-page] & {
    ${sheetFoot}
    bottom: 0;
    margin-top: ${space(4)};
    // Inside the panel's own round edge.
    border-radius: 0 0 3px 3px;
    @media (max-width: 479px) {
      margin: ${space(4)} -${space(3)} -${space(3)};
      padding: ${space(3)};
    }
    @media (min-width: 900px) {
      bottom: ${space(9)};
    }
  }
  // Parted from the fields, as where it sticks.
  [data-act='new'] & {
    padding-top: ${space(4)};
    border-top: 1px solid ${color.line};
  }
  ${besideList} {
    [data-act='new'] & {
      ${sheetFoot}
      bottom: 0;
      // Its own edge where the panel's is further down.
      margin: ${space(4)} -${space(5)} calc(-1px - ${space(5)});
      border-bottom: 1px solid ${color.line};
      // Where the column ends between two pixels, fields would be seen in the lower one.
      box-shadow: 0 1px ${color.raised};
    }
  }
`;

type ItemFormProps<D> = {
  /** What useItemForm gave. */
  readonly state: ReturnType<typeof useItemForm<D>>;
  readonly spec: Pick<FormSpec<D>, 'fields' | 'labels' | 'together' | 'canSubmit'>;
  /** Accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  readonly describe?: Describe | undefined;
  /** Restores the document of an edit that somebody has deleted meanwhile. */
  readonly onBringBack?: (() => Promise<void>) | undefined;
  /** Other buttons beside the submit button. */
  readonly buttons?: ReactNode;
  /** What a long save says of itself, over the buttons: the fields take nothing meanwhile. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every form: fields, conflict, submit. */
export function ItemForm<D>({
  state: { form, submit, phase, problem, decide, draft },
  spec,
  name,
  submitLabel,
  describe,
  onBringBack,
  buttons,
  progress,
  children,
}: ItemFormProps<D>) {
  const frame = useRef<HTMLFormElement>(null);
  const rememberFocus = useSavingFocus(frame, phase);
  const isSaving = phase === 'saving';
  const [uploads, setUploads] = useState(0);
  const countUploads = useCallback((change: 1 | -1) => setUploads((count) => count + change), []);
  const { files, keepFiles } = draft;
  const { conflict, isUndecided, failed, setFailed } = problem;
  const fields = useMemo(() => ({ files, keepFiles, countUploads }), [files, keepFiles, countUploads]);

  return (
    <FormProvider {...form}>
      <ItemFormProvider value={fields}>
        <Frame
          ref={frame}
          noValidate
          tabIndex={-1}
          aria-label={name}
          aria-busy={isSaving}
          onSubmit={(event) => {
            rememberFocus();
            void submit(event);
          }}
        >
          <Fields disabled={isSaving}>
            {conflict ? (
              <ConflictView
                key={conflict.key}
                conflict={conflict}
                fields={spec.fields}
                labels={spec.labels}
                together={spec.together}
                describe={describe}
                onDecided={decide}
              />
            ) : null}
            {children}
          </Fields>
          <Foot>
            {failed === null ? null : (
              <Bar role="note">
                {nextStep(failed)}
                {isNotFound(failed) && onBringBack ? (
                  <PlainButton onClick={() => void onBringBack().then(() => setFailed(null))}>
                    Bring it back
                  </PlainButton>
                ) : null}
              </Bar>
            )}
            <ButtonRow>
              {progress}
              <SubmitButton
                isBusy={isSaving}
                isBlocked={uploads > 0 || isUndecided}
                canSubmit={spec.canSubmit}
                label={submitLabel}
              />
              {buttons}
            </ButtonRow>
          </Foot>
        </Frame>
      </ItemFormProvider>
    </FormProvider>
  );
}
