import { useCallback, useState } from 'react';
import { isEntityName } from '@ritmi/shared/domain/entities';
import type { Entity } from '@ritmi/shared/domain/entity';
import { textIn } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { useFixed } from '../fixed.js';
import type { ItemFormProps } from '../forms/ItemForm.js';
import type { Saved } from '../forms/useItemForm.js';
import type { EntityText } from '../model/entityText.js';
import { copyTag } from '../model/publishing.js';
import type { Edited } from '../model/values.js';
import { PreviewSheet } from '../publishing/PreviewSheet.js';
import { publishText } from '../publishing/text.js';
import { useShowSaved } from '../resource/useShowSaved.js';
import { OpenedForm } from './OpenedForm.js';

/** The form of an entity's documents. */
export type EditedForm<D extends Edited> = {
  /** Name of the entity, with which the keys of its forms begin: `services`. */
  readonly name: string;
  readonly entity: Entity;
  readonly text: EntityText;
  readonly source: {
    readonly rows: readonly D[];
    readonly restore?: (document: Edited) => Promise<void>;
    /** Removes the copy beside a document. */
    readonly discard?: (id: string) => Promise<void>;
  };
  readonly form: Pick<ItemFormProps, 'spec' | 'save' | 'progress' | 'preview' | 'children'>;
};

type PreviewOfProps = Pick<EditedForm<Edited>, 'name' | 'entity'> & {
  /** What is shown; null while nothing is. */
  readonly document: Edited | null;
  readonly onClose: () => void;
};

function PreviewOf({ name, entity, document, onClose }: PreviewOfProps) {
  if (!document || !isEntityName(name)) return null;
  const title = textIn(document, entity.titleField);
  return <PreviewSheet entity={name} id={document.id} title={title} onClose={onClose} />;
}

type Options<D extends Edited> = {
  /** The document whose dialog is open. */
  readonly opened: D | 'new' | null;
  readonly onOpen: (document: D | null) => void;
  readonly onSaved?: () => void;
};

/** What the forms of an entity have in common, and the dialog of the one that is open, with the preview beside it. */
export function useForms<D extends Edited>(edited: EditedForm<D>, { opened, onOpen, onSaved }: Options<D>) {
  const { name, entity, text, source, form } = edited;
  const { restore } = source;
  const { t } = useLanguage();
  const fixed = useFixed();
  const showSaved = useShowSaved(name);
  const [previewed, setPreviewed] = useState<Edited | null>(null);
  const closePreview = useCallback(() => setPreviewed(null), []);

  /** Shows the page of a saved document beside its form. */
  function handlePreview(saved: unknown) {
    // Nothing is returned by a write that waits for the server.
    if (!saved) {
      onOpen(null);
      return showFailure(t(publishText.needsServer));
    }
    // What the form has, or a save returned: a document of this list.
    const document = saved as D;
    if (document.id !== (opened === 'new' ? null : opened?.id) || !(copyTag in document)) onOpen(document);
    setPreviewed(document);
  }

  const formOf = (document?: D) => ({
    ...form,
    document,
    formKey: document ? `${name}:edit:${document.id}` : `${name}:new`,
    name: t(document ? text.editTitle : text.addTitle),
    failure: document ? text.update : text.add,
    onSaved: (title: string, { done, saved }: Saved) => {
      const what = done ?? fixed(document ? text.updated : text.added);
      showSaved({ text: what, title, saved: saved as D | undefined });
      onSaved?.();
    },
    onPreview: handlePreview,
    onRestore: document && restore && (() => restore(document)),
  });

  const dialog = opened ? (
    <OpenedForm
      {...formOf(opened === 'new' ? undefined : opened)}
      entity={name}
      onDiscard={source.discard}
      beside={<PreviewOf name={name} entity={entity} document={previewed} onClose={closePreview} />}
      submitLabel="Save"
      onClose={() => onOpen(null)}
    />
  ) : null;
  return { formOf, dialog };
}
