import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { AddPanel } from '../forms/AddPanel.js';
import { EntityFields } from '../forms/EntityFields.js';
import { createBody, entityForm, updateBody } from '../forms/formSpec.js';
import { ItemDialog } from '../forms/ItemDialog.js';
import { Columns, FormColumn } from '../look/frames.js';
import { type EntityText, entityText } from '../resource/entityText.js';
import { useResource } from '../resource/useResource.js';
import { useLatest } from '../useLatest.js';
import { EntityRow, searchText } from './EntityRow.js';
import { type Filter, ListPanel } from './ListPanel.js';
import { JumpToForm } from './JumpToForm.js';
import { useEditing } from './useEditing.js';

type EntityEditorProps<K extends EntityName> = {
  readonly name: K;
  /** Texts that are not those of every entity. */
  readonly text?: Partial<EntityText>;
  /** The rows as they are listed, where that is not readers' order. Keep it stable. */
  readonly sort?: (rows: readonly DocumentOf<K>[]) => readonly DocumentOf<K>[];
  /** What is sent to create one, where more than the form's values. */
  readonly toCreate?: (body: Values, rows: readonly DocumentOf<K>[]) => Values;
  /** What a line shows below the title, where that is not the columns and the long text. Keep it stable. */
  readonly renderDetails?: (document: DocumentOf<K>) => ReactNode;
};

/** The usual screen of an entity: an add form beside its list, and a dialog that edits on a copy. */
export function EntityEditor<K extends EntityName>(props: EntityEditorProps<K>) {
  const { name, sort, toCreate = asIs, renderDetails } = props;
  const text = useMemo(() => ({ ...entityText(name), ...props.text }), [name, props.text]);
  const resource = useResource({ name, text });
  const rows = useMemo(() => sort?.(resource.rows) ?? resource.rows, [sort, resource.rows]);
  const spec = useMemo(() => entityForm(name), [name]);
  const { filters, hasOrder, titleOf, textOf } = useMemo(() => listOf(name), [name]);
  const form = useRef<HTMLDivElement>(null);
  const editing = useEditing<DocumentOf<K>>(`${name}:edit:`, rows);
  const latest = useLatest({ resource, editing });
  const { isWaiting } = resource;
  const renderRow = useCallback(
    (row: DocumentOf<K>) => (
      <EntityRow
        name={name}
        document={row}
        question={text.confirmRemove}
        isWaiting={isWaiting(row.id)}
        onEdit={() => latest.current.editing.open(row)}
        onDelete={() => latest.current.resource.remove(row, titleOf(row))}
      >
        {renderDetails?.(row)}
      </EntityRow>
    ),
    [name, text, latest, isWaiting, titleOf, renderDetails],
  );
  const { document } = editing;
  const fields = <EntityFields name={name} />;

  return (
    <Columns>
      <ListPanel
        title={text.listTitle}
        source={{ ...resource, rows }}
        titleOf={titleOf}
        searchText={textOf}
        filters={filters}
        renderRow={renderRow}
        buttons={<JumpToForm form={form} />}
        {...(hasOrder ? { note: `Drag to reorder ${entityOf(name).plural}`, onMove: resource.reorder } : {})}
      />
      <FormColumn ref={form}>
        <AddPanel
          title={text.addTitle}
          submitLabel={text.submit}
          formKey={`${name}:new`}
          spec={spec}
          create={(body, attempt) => resource.create(toCreate(createBody(name, body), rows), attempt)}
          failure={text.add}
          onAdded={() => showSuccess(text.added)}
        >
          {fields}
        </AddPanel>
      </FormColumn>
      {document ? (
        <ItemDialog
          key={document.id}
          title={text.editTitle}
          formKey={`${name}:edit:${document.id}`}
          spec={spec}
          document={document}
          save={(body, attempt, base = document) =>
            resource.update(base, updateBody(name, body, base), attempt)
          }
          failure={text.update}
          onSaved={() => showSuccess(text.updated)}
          onClose={editing.close}
          onBringBack={() => resource.restore(document.id)}
        >
          {fields}
        </ItemDialog>
      ) : null}
    </Columns>
  );
}

const asIs = (body: Values) => body;

/** What a list of an entity's documents needs. */
export function listOf(name: EntityName) {
  const { titleField, fields } = entityOf(name);
  return {
    hasOrder: 'order' in fields,
    titleOf: (document: Values) => textIn(document, titleField),
    textOf: (document: Values) => searchText(name, document),
    filters: Object.entries(fields).flatMap(([field, each]): Filter<Values>[] =>
      each.kind === 'flag' && each.filter
        ? [{ label: each.filter, isShown: (document) => document[field] === true }]
        : [],
    ),
  };
}
