import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { entityForm } from '../forms/formSpec.js';
import { FormParts, type FormPart, type OpenParts } from '../forms/FormParts.js';
import { ItemForm, type ItemFormProps } from '../forms/ItemForm.js';
import { EntityFields, readValues, updateBody } from '../kinds/fieldKinds.js';
import { Panel, PanelTitle } from '../look/frames.js';
import { Sheet } from '../look/Sheet.js';
import { type EntityText, entityText } from '../model/entityText.js';
import { keepSingle, singleQuery } from '../resource/singleQuery.js';
import { send } from '../resource/write.js';
import type { SitePage } from '../publishing/FormPreview.js';
import { useTouched } from '../touched.js';
import { LoadState } from './LoadState.js';
import { FollowForm, useSinglePreview, WithPreview } from './SinglePreview.js';
import { useFixed } from '../fixed.js';

type SingleEditorProps<K extends EntityName> = {
  readonly name: K;
  /** Texts that differ from those derived from the entity's name. */
  readonly text?: Partial<EntityText>;
  /** The pages of the site that show it, for a preview that follows the form. Must be stable. */
  readonly pages?: readonly [SitePage, ...SitePage[]];
  /** The parts of a form that is too long to be looked through. */
  readonly parts?: readonly FormPart[];
};

/**
 * The editor of a single document: its form, which stays open after a save; where the document is touched, its dialog.
 * @public
 */
export function SingleEditor<K extends EntityName>({ name, text: own, pages, parts }: SingleEditorProps<K>) {
  const host = useHost();
  const { t } = useLanguage();
  const fixed = useFixed();
  const client = useQueryClient();
  const entity = entityOf(name);
  const text = useMemo(() => ({ ...entityText(entity), ...own }), [entity, own]);
  const spec = useMemo(() => entityForm(entity), [entity]);
  const one = singleQuery(host, name);
  const query = useQuery(one);
  const { data: document } = query;
  const [saves, setSaves] = useState(0);
  const [open, setOpen] = useState<OpenParts>(null);
  const title = t(text.editTitle);
  const touched = useTouched();
  const page = parts?.find(({ id }) => id === open?.at(-1))?.page ?? null;
  const preview = useSinglePreview({ name, title, pages, page });

  const save: ItemFormProps['save'] = async (values, attempt, base) => {
    if (!base) return;
    const body = updateBody(entity, values, base);
    const ifMatch = `"${base.version ?? 0}"`;
    const sent = await send(host, { entity: name, kind: 'update', id: name, body, ifMatch, ...attempt });
    if (sent.document) keepSingle(host, name, sent.document);
    // A write that is queued on the desktop has no response yet.
    client.setQueryData([...one.queryKey], sent.document ?? { ...base, ...readValues(entity, body, base) });
  };

  function handleSaved() {
    showSuccess(fixed(text.updated));
    touched?.onSaved();
    // The form begins again with what was saved.
    setSaves(saves + 1);
  }

  if (touched && (touched.entity !== name || query.isPending)) return null;
  const form = document ? (
    <ItemForm
      key={saves}
      formKey={`${name}:edit:${name}`}
      name={title}
      submitLabel="Save"
      failure={text.update}
      onSaved={handleSaved}
      {...(touched ? { isDialog: true, onClose: touched.onClose } : { buttons: preview?.button })}
      {...{ document, spec, save }}
    >
      {parts ? (
        <FormParts before={spec.toValues(document)} onOpen={setOpen} {...{ entity, parts, open }} />
      ) : (
        <EntityFields entity={entity} />
      )}
      {preview && !touched ? <FollowForm {...{ name, spec, document }} typed={preview.typed} /> : null}
    </ItemForm>
  ) : (
    <LoadState query={query} failure={text.load} />
  );
  if (touched) {
    return document ? (
      form
    ) : (
      <Sheet title={title} onClose={touched.onClose}>
        {form}
      </Sheet>
    );
  }
  return (
    <WithPreview>
      <Panel data-page>
        <PanelTitle>{title}</PanelTitle>
        {form}
      </Panel>
      {preview?.column}
      {preview?.sheet}
    </WithPreview>
  );
}
