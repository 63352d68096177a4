import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { nobody } from '@ritmi/shared/domain/access';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import type { Values } from '@ritmi/shared/domain/values';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useDuplicate } from '../bulk/useDuplicate.js';
import { entityForm } from '../forms/formSpec.js';
import { createBody, EntityFields, updateBody } from '../kinds/fieldKinds.js';
import { ItemForm, type ItemFormProps } from '../forms/ItemForm.js';
import { JumpToForm } from './JumpToForm.js';
import { AddButton } from '../look/AddButton.js';
import { Columns, FormColumn, Panel, PanelTitle } from '../look/frames.js';
import { LivePreview, type RenderPreview } from '../forms/LivePreview.js';
import { type EntityText, entityText } from '../model/entityText.js';
import { type Removal, useResource } from '../resource/useResource.js';
import { useTouched } from '../touched.js';
import { useLatest } from '../useLatest.js';
import { EntityRow } from './EntityRow.js';
import { ListPanel, type ListPanelProps } from './ListPanel.js';
import { TouchedForm } from './TouchedForm.js';
import { type EditedForm, useForms } from './useForms.js';
import { useOpened } from './useOpened.js';
import type { Edited } from '../model/values.js';

/** Documents with their actions, such as the result of `useResource`. */
type Source<D extends Edited> = ListPanelProps<D>['source'] &
  EditedForm<D>['source'] & {
    readonly remove: (document: D, title: string) => Promise<Removal>;
  };

type EditorProps<D extends Edited> = Pick<ListPanelProps<D>, 'searchMore'> &
  EditedForm<D> & {
    readonly source: Source<D>;
    /** Replaces the columns of a row. Must be stable. */
    readonly renderCells?: ((document: D) => ReactNode) | undefined;
    /** Shown beside the title of a wide row. Must be stable. */
    readonly renderAside?: (document: D) => ReactNode;
    /** Adds in a dialog, which a button in the list's head opens, instead of a form beside the list. */
    readonly addsInDialog?: boolean;
    /** The form has so few fields that they stand in one line. */
    readonly isShort?: boolean;
  };

/** A list beside a form that adds to it, and a dialog that edits a copy; where a document is touched, its dialog alone. */
export function Editor<D extends Edited>(props: EditorProps<D>) {
  const touched = useTouched();
  if (!touched) return <ListEditor {...props} />;
  return touched.entity === props.name ? <TouchedForm {...props} touched={touched} /> : null;
}

function ListEditor<D extends Edited>(props: EditorProps<D>) {
  const { name, entity, text, source, searchMore, addsInDialog = false, isShort = false } = props;
  const { t } = useLanguage();
  const column = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useOpened({
    prefix: addsInDialog ? `${name}:` : `${name}:edit:`,
    name,
    rows: source.rows,
    onNew: addsInDialog ? null : () => firstFieldIn(column.current)?.focus(),
  });
  const { formOf, dialog } = useForms(props, { opened, onOpen: setOpened });
  const renderRow = useRow(props, setOpened);
  const isAddable = entity.access.create !== nobody;

  const panel = (
    <ListPanel
      {...{ name, entity, text, source, searchMore, renderRow }}
      button={
        !isAddable ? null : addsInDialog ? (
          <AddButton data-act="new" label={t(text.addTitle)} onClick={() => setOpened('new')} />
        ) : (
          <JumpToForm form={column} label={t(text.jump)} />
        )
      }
    />
  );
  return (
    <>
      {addsInDialog || !isAddable ? (
        panel
      ) : (
        <Columns data-short={isShort || undefined}>
          {panel}
          <FormColumn ref={column}>
            <Panel data-act="new" tabIndex={-1}>
              <PanelTitle>{t(text.addTitle)}</PanelTitle>
              <ItemForm {...formOf()} submitLabel={text.submit} />
            </Panel>
          </FormColumn>
        </Columns>
      )}
      {dialog}
    </>
  );
}

/** Renders a row; stable, so that a row renders again only when it has changed. */
function useRow<D extends Edited>(props: EditorProps<D>, open: (row: D) => void) {
  const { name, entity, text, source, form, renderCells, renderAside } = props;
  const { confirmRemove } = text;
  const remove = useLatest(source.remove);
  const duplicate = useDuplicate({ entity, form, rows: source.rows });
  const handleDuplicate = useLatest(async (row: D) => {
    const made = await duplicate(row);
    // A document of this list; nothing while the write waits for the server.
    if (made) open(made as D);
  });
  return useCallback(
    (row: D) => (
      <EntityRow
        {...{ name, entity }}
        document={row}
        question={confirmRemove}
        onEdit={() => open(row)}
        onDelete={(title) => remove.current(row, title)}
        onDuplicate={() => void handleDuplicate.current(row)}
        cells={renderCells?.(row)}
        aside={renderAside?.(row)}
      />
    ),
    [name, entity, confirmRemove, open, remove, handleDuplicate, renderCells, renderAside],
  );
}

type EntityEditorProps<K extends EntityName> = {
  readonly name: K;
  /** Texts that differ from those derived from the entity's name. */
  readonly text?: Partial<EntityText>;
  /** Sorts the rows, where the list has another order than the site. Must be stable. */
  readonly sort?: (rows: readonly DocumentOf<K>[]) => readonly DocumentOf<K>[];
  /** Adds to the body of a create what is not in the form; `rows` is null while the list is not known. */
  readonly toCreate?: (body: Values, rows: readonly DocumentOf<K>[] | null) => Values;
  readonly renderCells?: (document: DocumentOf<K>) => ReactNode;
  /** Renders the site's card of a document; null if the site has none. */
  readonly preview: RenderPreview<K> | null;
};

/** The editor of an entity, derived from its fields. */
export function EntityEditor<K extends EntityName>(props: EntityEditorProps<K>) {
  const { name, sort, toCreate = (body) => body, renderCells, preview } = props;
  const entity = entityOf(name);
  const text = useMemo(() => ({ ...entityText(entity), ...props.text }), [entity, props.text]);
  const resource = useResource({ name, text });
  const rows = useMemo(() => sort?.(resource.rows) ?? resource.rows, [sort, resource.rows]);
  const spec = useMemo(() => entityForm(entity), [entity]);
  const known = resource.state === 'ready' || resource.state === 'cached' ? rows : null;
  const save: ItemFormProps['save'] = (values, attempt, base) => {
    const body = base ? updateBody(entity, values, base) : toCreate(createBody(entity, values), known);
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
