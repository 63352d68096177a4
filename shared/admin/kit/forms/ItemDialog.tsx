import type { ReactNode } from 'react';
import { PlainButton } from '../look/frames.js';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import type { Attempt } from '../resource/useResource.js';
import type { FailureRule } from '../session/failureText.js';
import type { Describe } from './ConflictView.js';
import type { FormSpec, FormValues } from './formSpec.js';
import { ItemForm } from './ItemForm.js';
import { useLeaveGuard } from '../drafts/LeaveGuard.js';
import { useItemForm } from './useItemForm.js';

type ItemDialogProps<D> = {
  readonly title: string;
  /** `services:edit:42`, or `packages:new` for a dialog that adds. */
  readonly formKey: string;
  readonly spec: FormSpec<D>;
  /** The document that is edited, on a copy; none to add one. */
  readonly document?: D | undefined;
  readonly save: (body: FormValues, attempt: Attempt, base: D | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  readonly onSaved: () => void;
  readonly onClose: () => void;
  readonly describe?: Describe;
  /** Restores the document when somebody has deleted it meanwhile. */
  readonly onBringBack?: () => Promise<void>;
  /** What a long save says of itself. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
};

/** Edits on a copy: dismissing discards it (after a question), a failed save leaves it open with its text. */
export function ItemDialog<D>(props: ItemDialogProps<D>) {
  const {
    title,
    formKey,
    spec,
    document,
    save,
    failure,
    onSaved,
    onClose,
    describe,
    onBringBack,
    progress,
    children,
  } = props;
  const { leave } = useLeaveGuard();
  const state = useItemForm<D>({
    formKey,
    spec,
    document,
    save,
    failure,
    onSaved,
    onDone: onClose,
  });
  const handleClose = () => leave(onClose, formKey);
  return (
    <Dialog frame="large sheet" title={title} onClose={handleClose}>
      <ItemForm
        state={state}
        spec={spec}
        name={title}
        submitLabel="Save"
        describe={describe}
        onBringBack={onBringBack}
        progress={progress}
        buttons={<PlainButton onClick={handleClose}>Cancel</PlainButton>}
      >
        {children}
      </ItemForm>
    </Dialog>
  );
}
