import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { valueAt } from '@ritmi/shared/domain/composite';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, motion, space } from '@ritmi/shared/ui/tokens';
import { useLeave } from '../drafts/LeaveGuard.js';
import { FormLanguages } from '../languages/FormLanguages.js';
import {
  bottomBar,
  Bar,
  besideList,
  ButtonRow,
  panelPadding,
  PlainButton,
  screenGap,
  SheetFoot,
  Stack,
} from '../look/frames.js';
import { formFoot, Sheet } from '../look/Sheet.js';
import { targetOf } from '../model/publishing.js';
import { ForceDialog } from '../publishing/ForceDialog.js';
import { PublishMenu } from '../publishing/PublishMenu.js';
import { nextStep } from '../model/failureText.js';
import { ConflictView, type Side } from '../changes/ConflictView.js';
import { FormFrame, SubmitButton } from './FormFrame.js';
import { words } from '../text.js';
import { type ItemFormOptions, useItemForm } from './useItemForm.js';
import { CancelButton } from '../look/CancelButton.js';

// Delayed, so that a fast save does not flicker.
const Fields = styled(Stack).attrs({ as: 'fieldset', role: 'none' })<{ disabled: boolean }>`
  &:disabled {
    opacity: 0.55;
    transition: opacity ${motion.enter} 300ms;
  }
  &:disabled :disabled:not([disabled]) {
    opacity: 1;
  }
  ${besideList} {
    [data-short] & {
      flex-direction: row;
      > * {
        flex: 1 1 0;
        min-width: 0;
      }
    }
  }
`;

/** The fields, with the preview beside them where there is room, else below. */
const Body = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  // Not behind the buttons that stick to the foot of the window.
  [data-page] & :is(input, select, textarea, button) {
    scroll-margin-bottom: ${space(36)};
  }
  ${besideList} {
    [data-sheet='wide'] &,
    [data-page] & {
      grid-template-columns: minmax(0, 1fr) ${({ $hasPreview }) => ($hasPreview ? '340px' : '')};
      // The preview stays in sight while the fields are scrolled.
      > div {
        position: sticky;
        top: 0;
      }
    }
    [data-page] & {
      grid-template-columns: minmax(0, 1fr) ${({ $hasPreview }) => ($hasPreview ? '380px' : '')};
      > div {
        top: ${screenGap};
      }
    }
  }
`;

/** The buttons, and what to do after a save that failed. */
const Foot = styled(SheetFoot)`
  // Sticks to the foot of its column, or of the window if the form is a page of its own.
  [data-act='new'] &,
  [data-page] & {
    position: sticky;
    bottom: var(${bottomBar}, 0px);
    z-index: 3;
    // Over the lower edge of the panel, which is out of sight while the form is scrolled.
    margin: ${space(5)} calc(-1 * ${panelPadding}) calc(-1 * ${panelPadding} - 1px);
    padding: ${space(3)} ${panelPadding};
    border-bottom: 1px solid ${color.line};
    border-radius: 0 0 3px 3px;
  }
`;

export type ItemFormProps = ItemFormOptions & {
  /** Accessible name of the form. */
  readonly name: string;
  readonly submitLabel: string;
  /** Restores the document of an edit that somebody has deleted meanwhile. */
  readonly onRestore?: (() => Promise<void>) | undefined;
  /** Shows the form in a dialog: a failed save leaves it open. */
  readonly isDialog?: boolean;
  /** Progress of a long save, above the buttons. */
  readonly progress?: ReactNode;
  /** The document as visitors will see it; it reads the form's values. */
  readonly preview?: ReactNode;
  /** Further buttons. */
  readonly buttons?: ReactNode;
  /** Removes the copy that the form changes, after a question. */
  readonly onDiscard?: () => void;
  readonly children: ReactNode;
};

/** The form of an entity: fields, conflict, submit. It stores a draft, and asks before closing discards it. */
export function ItemForm(props: ItemFormProps) {
  const { formKey, spec, name, submitLabel, isDialog = false } = props;
  const { onRestore, onClose, progress, preview, document, isCopy = false, onPreview, children } = props;
  const leave = useLeave();
  // Not inside the dialog, which renders its content later: react-hook-form must be ready when the fields register.
  const { form, submit, publish, status, conflict, decide, saveError, setSaveError, obstacle, setObstacle } =
    useItemForm(props);
  const uploads = useWatch({ control: form.control, name: 'uploads' });
  // A save waits for them, so that it includes them.
  const isUploading = uploads.some(({ hasFailed }) => !hasFailed);
  const isSaving = status === 'pending';
  const handleClose = () => onClose && leave(onClose, formKey);

  function handleChoose(field: string, side: Side) {
    form.setValue(field, conflict && valueAt(conflict[side], field), { shouldValidate: true });
  }

  const view = (
    <FormFrame form={form} name={name} status={status} onSubmit={submit}>
      <Body data-scrolls $hasPreview={Boolean(preview)}>
        <Fields disabled={isSaving}>
          {conflict ? (
            <ConflictView
              key={conflict.key}
              conflict={conflict}
              fields={spec.fields}
              onChoose={handleChoose}
              onDecided={decide}
            />
          ) : null}
          {spec.fields.translations ? (
            <FormLanguages spec={spec} document={props.document}>
              {children}
            </FormLanguages>
          ) : (
            children
          )}
        </Fields>
        {preview ? <div>{preview}</div> : null}
      </Body>
      <Foot ref={formFoot}>
        <SaveFailure error={saveError} onRestore={onRestore} onRestored={() => setSaveError(null)} />
        <ButtonRow>
          {progress}
          <SubmitButton
            isBusy={isSaving}
            isBlocked={isUploading || conflict?.isDecided === false}
            canSubmit={spec.canSubmit}
            missing={spec.missing}
            label={submitLabel}
          />
          {spec.isPublishable ? (
            <PublishMenu
              target={targetOf(document, isCopy)}
              document={document}
              isDisabled={isSaving || isUploading || conflict?.isDecided === false}
              onAction={publish}
              onDiscard={props.onDiscard}
              onPreview={onPreview ? () => onPreview(document) : null}
            />
          ) : null}
          {props.buttons}
          {onClose ? <CancelButton onCancel={handleClose} /> : null}
        </ButtonRow>
      </Foot>
      {obstacle ? (
        <ForceDialog
          obstacle={obstacle}
          fields={spec.fields}
          subject={spec.titleOf(form.getValues())}
          onCancel={() => setObstacle(null)}
          onConfirm={() => publish(obstacle.force)}
        />
      ) : null}
    </FormFrame>
  );
  return isDialog ? (
    <Sheet place="side" isWide={Boolean(preview)} title={name} onClose={handleClose}>
      {view}
    </Sheet>
  ) : (
    view
  );
}

type SaveFailureProps = {
  /** Null after a save that succeeded. */
  readonly error: unknown;
  readonly onRestore: (() => Promise<void>) | undefined;
  readonly onRestored: () => void;
};

/** What to do after a save that failed. */
function SaveFailure({ error, onRestore, onRestored }: SaveFailureProps) {
  const { t } = useLanguage();
  if (error === null) return null;
  return (
    <Bar role="note">
      {t(nextStep(error))}
      {isNotFound(error) && onRestore ? (
        <PlainButton onClick={() => void onRestore().then(onRestored)}>{t(words.restore)}</PlainButton>
      ) : null}
    </Bar>
  );
}
