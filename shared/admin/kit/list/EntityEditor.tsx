import { type ReactNode, useMemo } from 'react';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/entity';
import { EntityFields } from '../forms/EntityFields.js';
import { createBody, entityForm, updateBody } from '../forms/formSpec.js';
import type { ItemFormProps } from '../forms/ItemForm.js';
import { LivePreview, type RenderPreview } from '../preview/LivePreview.js';
import { type EntityText, entityText } from '../resource/entityText.js';
import { useResource } from '../resource/useResource.js';
import { Editor } from './Editor.js';

type EntityEditorProps<K extends EntityName> = {
  readonly name: K;
  /** Texts that are not those of every entity. */
  readonly text?: Partial<EntityText>;
  /** The rows as they are listed, where that is not readers' order. Keep it stable. */
  readonly sort?: (rows: readonly DocumentOf<K>[]) => readonly DocumentOf<K>[];
  /** What is sent to create one, where more than the form's values. */
  readonly toCreate?: (body: Values, rows: readonly DocumentOf<K>[]) => Values;
  readonly renderCells?: (document: DocumentOf<K>) => ReactNode;
  /** The site's card of one; null where the site has none. */
  readonly preview: RenderPreview<K> | null;
};

/** The editor of an entity, as it follows from its fields. */
export function EntityEditor<K extends EntityName>(props: EntityEditorProps<K>) {
  const { name, sort, toCreate = (body) => body, renderCells, preview } = props;
  const entity = entityOf(name);
  const text = useMemo(() => ({ ...entityText(entity), ...props.text }), [entity, props.text]);
  const resource = useResource({ name, text });
  const rows = useMemo(() => sort?.(resource.rows) ?? resource.rows, [sort, resource.rows]);
  const spec = useMemo(() => entityForm(entity), [entity]);
  const save: ItemFormProps['save'] = (values, attempt, base) => {
    const body = base ? updateBody(name, values, base) : toCreate(createBody(name, values), rows);
    return resource.save(body, attempt, base);
  };
  return (
    <Editor
      name={name}
      entity={entity}
      text={text}
      source={{ ...resource, rows }}
      form={{
        spec,
        save,
        preview: preview && <LivePreview name={name} render={preview} />,
        children: <EntityFields entity={entity} />,
      }}
      renderCells={renderCells}
    />
  );
}
