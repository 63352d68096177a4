import { type ReactNode, useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { AddPanel } from '../forms/AddPanel.js';
import type { FormSpec } from '../forms/formSpec.js';
import { ItemDialog } from '../forms/ItemDialog.js';
import { Columns, FormColumn } from '../look/frames.js';
import type { EntityText } from '../resource/entityText.js';
import type { Removal } from '../resource/useRemove.js';
import type { Attempt } from '../resource/useResource.js';
import { useLatest } from '../useLatest.js';
import { type Filter, ListPanel } from './ListPanel.js';
import { JumpToForm } from './JumpToForm.js';
import { useEditing } from './useEditing.js';

type Row = { readonly id: string };

/** What a line of the list can do. */
export type RowActions = {
  readonly isWaiting: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => Promise<Removal>;
};

type EntityEditorProps<V extends FieldValues, B, D extends Row> = {
  /** Begins the keys of the forms: `services`. */
  readonly name: string;
  /** What the rows come from and what deletes them; a Resource is one. */
  readonly source: {
    readonly rows: readonly D[];
    readonly state: 'loading' | 'ready' | 'copy' | 'failed';
    readonly text: EntityText;
    readonly askNow: () => void;
    readonly isWaiting: (id: string) => boolean;
    readonly remove: (document: D, title: string) => Promise<Removal>;
    readonly restore: (id: string) => Promise<void>;
  };
  readonly spec: FormSpec<V, B, D>;
  /** Headings and buttons; `note` stands over the list. */
  readonly words: {
    readonly add: string;
    readonly submit: string;
    readonly list: string;
    readonly edit: string;
    readonly note?: string;
  };
  readonly create: (body: B, attempt: Attempt) => Promise<unknown>;
  readonly update: (base: D, body: B, attempt: Attempt) => Promise<unknown>;
  /** The fields, for adding and editing. */
  readonly fields: ReactNode;
  readonly titleOf: (document: D) => string;
  readonly searchText: (document: D) => string;
  readonly filters?: readonly Filter<D>[];
  /** A line of the list. Keep it stable, so that dragging stays smooth. */
  readonly renderRow: (document: D, actions: RowActions) => ReactNode;
  /** Makes the list reorderable. */
  readonly onMove?: (from: number, to: number) => Promise<void>;
};

/** The usual screen of an entity: an add form beside its list, and a dialog that edits on a copy. */
export function EntityEditor<V extends FieldValues, B, D extends Row>(props: EntityEditorProps<V, B, D>) {
  const { name, source, spec, words, create, update, fields, titleOf, searchText } = props;
  const { filters, renderRow, onMove } = props;
  const { text, isWaiting } = source;
  const form = useRef<HTMLDivElement>(null);
  const editing = useEditing<D>(`${name}:edit:`, source.rows);
  const latest = useLatest({ source, editing });
  const renderEntry = useCallback(
    (row: D) =>
      renderRow(row, {
        isWaiting: isWaiting(row.id),
        onEdit: () => latest.current.editing.open(row),
        onDelete: () => latest.current.source.remove(row, titleOf(row)),
      }),
    [latest, isWaiting, renderRow, titleOf],
  );
  const { document } = editing;

  return (
    <Columns>
      <ListPanel
        title={words.list}
        source={source}
        titleOf={titleOf}
        searchText={searchText}
        renderRow={renderEntry}
        buttons={<JumpToForm form={form} />}
        {...(words.note ? { note: words.note } : {})}
        {...(filters ? { filters } : {})}
        {...(onMove ? { onMove } : {})}
      />
      <FormColumn ref={form}>
        <AddPanel
          title={words.add}
          submitLabel={words.submit}
          formKey={`${name}:new`}
          spec={spec}
          create={create}
          failure={text.add}
          onAdded={() => showSuccess(text.added)}
        >
          {fields}
        </AddPanel>
      </FormColumn>
      {document ? (
        <ItemDialog
          key={document.id}
          title={words.edit}
          formKey={`${name}:edit:${document.id}`}
          spec={spec}
          document={document}
          save={(body, attempt, base = document) => update(base, body, attempt)}
          failure={text.update}
          onSaved={() => showSuccess(text.updated)}
          onClose={editing.close}
          onBringBack={() => source.restore(document.id)}
        >
          {fields}
        </ItemDialog>
      ) : null}
    </Columns>
  );
}
