import { useCallback, useRef } from 'react';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { AddPanel } from '../kit/forms/AddPanel.js';
import { ItemDialog } from '../kit/forms/ItemDialog.js';
import type { Removal } from '../kit/resource/useRemove.js';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import { JumpToForm } from '../kit/list/JumpToForm.js';
import { ListPanel } from '../kit/list/ListPanel.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { useEditing } from '../kit/list/useEditing.js';
import { Columns, FormColumn, Note } from '../kit/look/frames.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { useFailure } from '../kit/session/useFailure.js';
import { useLatest } from '../kit/useLatest.js';
import { buttonBody, buttonForm } from './buttonForm.js';
import { type SavedButton, useButtons } from './savedButtons.js';
import { buttonLabels, buttonsText as text } from './text.js';
import { buttonCategories } from '@ritmi/shared/domain/buttons/schema';
import { ChoiceField, TextField } from '../kit/forms/fields.js';

const titleOf = (button: SavedButton) => button.text;
const searchText = (button: SavedButton) => `${button.text} ${button.path} ${button.category}`;

/** The navigation buttons, which are stored in the browser only. */
export function ButtonsModule() {
  const buttons = useButtons();
  const { rows, add, update } = buttons;
  const editing = useEditing<SavedButton>('buttons:edit:', rows);
  const handleDelete = useDelete(buttons);
  const latest = useLatest({ editing, handleDelete });
  const renderRow = useCallback(
    (button: SavedButton) => (
      <RowFrame
        title={button.text}
        onEdit={() => latest.current.editing.open(button)}
        remove={
          <DeleteButton
            entity=""
            title="Delete button"
            subject={button.text}
            question={text.confirmRemove}
            onDelete={() => latest.current.handleDelete(button)}
          />
        }
        sitePath="/buttons"
      >
        <Note>
          <span>{button.path}</span> · <span>{button.category}</span>
        </Note>
      </RowFrame>
    ),
    [latest],
  );
  const { document } = editing;
  const form = useRef<HTMLDivElement>(null);

  return (
    <Columns>
      <ListPanel
        title="Manage Buttons"
        source={{ rows, state: 'ready', text, askNow: () => undefined }}
        titleOf={titleOf}
        searchText={searchText}
        renderRow={renderRow}
        buttons={<JumpToForm form={form} />}
      />
      <FormColumn ref={form}>
        <AddPanel
          title="Add New Button"
          submitLabel="Add Button"
          formKey="buttons:new"
          spec={buttonForm}
          create={async (body) => add(buttonBody.parse(body))}
          failure={text.save}
          onAdded={() => showSuccess(text.added)}
        >
          <ButtonFields />
        </AddPanel>
      </FormColumn>
      {document ? (
        <ItemDialog
          key={document.id}
          title="Edit Button"
          formKey={`buttons:edit:${document.id}`}
          spec={buttonForm}
          document={document}
          save={async (body) => update({ ...document, ...body })}
          failure={text.save}
          onSaved={() => showSuccess(text.updated)}
          onClose={editing.close}
        >
          <ButtonFields />
        </ItemDialog>
      ) : null}
    </Columns>
  );
}

/** Deletes a button and offers to undo it; reports what the browser's storage refuses. */
function useDelete({ rows, remove, putBack }: ReturnType<typeof useButtons>) {
  const { offer } = useUndo();
  const fail = useFailure();

  return async (button: SavedButton): Promise<Removal> => {
    const place = rows.findIndex(({ id }) => id === button.id);
    try {
      remove(button.id);
    } catch (error) {
      await fail(error, text.remove);
      return 'failed';
    }
    offer(text.removed, async () => {
      try {
        putBack(button, place);
      } catch (error) {
        await fail(error, text.save);
      }
    });
    return 'removed';
  };
}

/** The fields of a navigation button, for adding and editing. */
function ButtonFields() {
  return (
    <>
      <TextField name="text" label={buttonLabels.text} isRequired />
      <TextField name="path" label={buttonLabels.path} placeholder="/example-path" isRequired />
      <ChoiceField name="category" label={buttonLabels.category} options={buttonCategories} isRequired />
    </>
  );
}
