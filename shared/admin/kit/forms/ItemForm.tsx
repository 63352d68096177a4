import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, motion, space } from '@ritmi/shared/ui/tokens';
import { useLeaveGuard } from '../drafts/LeaveGuard.js';
import { Bar, besideList, ButtonRow, PlainButton, sheetFoot, Stack } from '../look/frames.js';
import { nextStep } from '../session/failureText.js';
import { ConflictView, type Describe, type Side } from './ConflictView.js';
import { FormFrame, SubmitButton } from './FormFrame.js';
import { formText } from './text.js';
import { ItemFormProvider } from './useFormDraft.js';
import { type ItemFormOptions, useItemForm } from './useItemForm.js';

// Delayed, so that a fast save does not flicker.
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

export type ItemFormProps = ItemFormOptions & {
  /** Accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  readonly describe?: Describe | undefined;
  /** Restores the document of an edit that somebody has deleted meanwhile. */
  readonly onBringBack?: (() => Promise<void>) | undefined;
  /** Adds a cancel button. */
  readonly onCancel?: () => void;
  /** What a long save says of itself, over the buttons: the fields take nothing meanwhile. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
};

/** The form of an entity: fields, conflict, submit. It stores a draft. */
export function ItemForm(props: ItemFormProps) {
  return <FormView {...props} state={useItemForm(props)} />;
}

type FormViewProps = ItemFormProps & { readonly state: ReturnType<typeof useItemForm> };

function FormView(props: FormViewProps) {
  const { state, spec, name, submitLabel, describe, onBringBack, onCancel, progress, children } = props;
  const { form, submit, phase, conflict, decide, failed, setFailed, draft } = state;
  const { t } = useLanguage();
  const isSaving = phase === 'saving';
  const [uploads, setUploads] = useState(0);
  const countUploads = useCallback((change: 1 | -1) => setUploads((count) => count + change), []);
  const { files, storeFiles } = draft;
  const context = useMemo(() => ({ files, storeFiles, countUploads }), [files, storeFiles, countUploads]);

  function handleChoose(field: string, side: Side) {
    for (const name of [field, ...(spec.together?.[field] ?? [])]) {
      form.setValue(name, conflict?.[side][name], { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <FormFrame form={form} name={name} phase={phase} onSubmit={submit}>
      <ItemFormProvider value={context}>
        <Fields disabled={isSaving}>
          {conflict ? (
            <ConflictView
              key={conflict.key}
              conflict={conflict}
              fields={spec.fields}
              labels={spec.labels}
              describe={describe}
              onChoose={handleChoose}
              onDecided={decide}
            />
          ) : null}
          {children}
        </Fields>
        <Foot>
          {failed === null ? null : (
            <Bar role="note">
              {t(nextStep(failed))}
              {isNotFound(failed) && onBringBack ? (
                <PlainButton onClick={() => void onBringBack().then(() => setFailed(null))}>
                  {t(formText.bringBack)}
                </PlainButton>
              ) : null}
            </Bar>
          )}
          <ButtonRow>
            {progress}
            <SubmitButton
              isBusy={isSaving}
              isBlocked={uploads > 0 || conflict?.isDecided === false}
              canSubmit={spec.canSubmit}
              label={submitLabel}
            />
            {onCancel ? <PlainButton onClick={onCancel}>Cancel</PlainButton> : null}
          </ButtonRow>
        </Foot>
      </ItemFormProvider>
    </FormFrame>
  );
}

type ItemDialogProps = ItemFormProps & { readonly onClose: () => void };

/** A form in a dialog: dismissing it discards what was typed (after a question), a failed save leaves it open. */
export function ItemDialog({ onClose, ...props }: ItemDialogProps) {
  const { leave } = useLeaveGuard();
  // Outside of the dialog, which shows its content a moment later: react-hook-form is ready when the fields register.
  const state = useItemForm({ ...props, onDone: onClose });
  const handleClose = () => leave(onClose, props.formKey);
  return (
    <Dialog title={props.name} frame="large sheet" onClose={handleClose}>
      <FormView {...props} state={state} onCancel={handleClose} />
    </Dialog>
  );
}
