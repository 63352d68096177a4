import { type ReactNode, useCallback, useMemo } from 'react';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import { EntityFields } from '../forms/EntityFields.js';
import { createBody, entityForm, updateBody } from '../forms/formSpec.js';
import { LivePreview, type RenderPreview } from '../preview/LivePreview.js';
import { type EntityText, entityText } from '../resource/entityText.js';
import { useResource } from '../resource/useResource.js';
import { useLatest } from '../useLatest.js';
import { Editor } from './Editor.js';
import { EntityRow, searchText } from './EntityRow.js';
import type { Filter } from './ListPanel.js';

type EntityEditorProps<K extends EntityName> = {
  readonly name: K;
  /** Texts that are not those of every entity. */
  readonly text?: Partial<EntityText>;
  /** The rows as they are listed, where that is not readers' order. Keep it stable. */
  readonly sort?: (rows: readonly DocumentOf<K>[]) => readonly DocumentOf<K>[];
  /** What is sent to create one, where more than the form's values. */
  readonly toCreate?: (body: Values, rows: readonly DocumentOf<K>[]) => Values;
  /** What a row shows beside the title, where that is not the columns. Keep it stable. */
  readonly renderCells?: (document: DocumentOf<K>) => ReactNode;
  /** The site's card of one; null where the site has none. */
  readonly preview: RenderPreview<K> | null;
};

/** The editor of an entity, as it follows from its fields. */
export function EntityEditor<K extends EntityName>(props: EntityEditorProps<K>) {
  const { name, sort, toCreate = (body) => body, renderCells, preview } = props;
  const text = useMemo(() => ({ ...entityText(name), ...props.text }), [name, props.text]);
  const resource = useResource({ name, text });
  const rows = useMemo(() => sort?.(resource.rows) ?? resource.rows, [sort, resource.rows]);
  const spec = useMemo(() => entityForm(name), [name]);
  const list = useMemo(() => listOf(name), [name]);
  const latest = useLatest(resource);
  const { isQueued } = resource;
  const renderRow = useCallback(
    (row: DocumentOf<K>, onEdit: () => void) => (
      <EntityRow
        name={name}
        document={row}
        question={text.confirmRemove}
        isQueued={isQueued(row.id)}
        onEdit={onEdit}
        onDelete={() => latest.current.remove(row, list.titleOf(row))}
        cells={renderCells?.(row)}
      />
    ),
    [name, text, latest, isQueued, list, renderCells],
  );

  return (
    <Editor
      {...list}
      name={name}
      text={text}
      source={{ ...resource, rows }}
      spec={spec}
      save={(values, attempt, base) => {
        const body = base ? updateBody(name, values, base) : toCreate(createBody(name, values), rows);
        return resource.save(body, attempt, base);
      }}
      renderRow={renderRow}
      preview={preview && <LivePreview name={name} render={preview} />}
      restore={resource.restore}
      onMove={'order' in spec.fields ? resource.reorder : undefined}
    >
      <EntityFields name={name} />
    </Editor>
  );
}

/** What the list of an entity's documents derives from the entity's fields. */
export function listOf(name: EntityName) {
  const { titleField, fields } = entityOf(name);
  return {
    titleOf: (document: Values) => textIn(document, titleField),
    searchText: (document: Values) => searchText(name, document),
    filters: Object.entries(fields).flatMap(([field, each]): Filter<Values>[] =>
      each.kind === 'flag' && each.filter
        ? [{ label: each.filter, isShown: (document) => document[field] === true }]
        : [],
    ),
  };
}
