import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { textIn } from '@ritmi/shared/domain/entity';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useDrafts } from '../drafts/Drafts.js';
import type { Edited } from '../forms/formSpec.js';
import { ItemForm, type ItemFormProps } from '../forms/ItemForm.js';
import { Columns, FormColumn, Panel, PanelTitle } from '../look/frames.js';
import { AddButton, Jump } from '../look/iconButtons.js';
import { editParam, type EntityText } from '../resource/entityText.js';
import type { Removal } from '../resource/useResource.js';
import { useLatest } from '../useLatest.js';
import { words } from '../text.js';
import { EntityRow } from './EntityRow.js';
import { ListPanel, type ListPanelProps } from './ListPanel.js';

/** Documents and what can be done with them, such as a resource. */
type Source<D extends Edited> = ListPanelProps<D>['source'] & {
  readonly isQueued?: (id: string) => boolean;
  readonly remove: (document: D, title: string) => Promise<Removal>;
  readonly restore?: (id: string) => Promise<void>;
};

type EditorProps<D extends Edited> = Pick<ListPanelProps<D>, 'entity' | 'searchMore'> & {
  /** The entity's; first part of the keys of its forms: `services`. */
  readonly name: string;
  readonly text: EntityText;
  readonly source: Source<D>;
  readonly form: Pick<ItemFormProps, 'spec' | 'save' | 'progress' | 'preview' | 'children'>;
  /** What a row shows beside the title in place of the columns, and where there is much room. Keep both stable. */
  readonly renderCells?: ((document: D) => ReactNode) | undefined;
  readonly renderAside?: (document: D) => ReactNode;
  /** Adds in a dialog too, which a button in the list's head opens. */
  readonly addsInDialog?: boolean;
};

/** A list beside a form that adds to it, and a dialog that edits on a copy. */
export function Editor<D extends Edited>(props: EditorProps<D>) {
  const { name, entity, text, source, form, searchMore, addsInDialog = false } = props;
  const { t } = useLanguage();
  const [opened, setOpened] = useOpened(addsInDialog ? `${name}:` : `${name}:edit:`, source.rows);
  const renderRow = useRow(props, setOpened);
  const column = useRef<HTMLDivElement>(null);
  const { restore } = source;
  const formOf = (document?: D) => ({
    ...form,
    document,
    formKey: document ? `${name}:edit:${document.id}` : `${name}:new`,
    name: t(document ? text.editTitle : text.addTitle),
    failure: document ? text.update : text.add,
    onSaved: () => showSuccess(document ? text.updated : text.added),
    onBringBack: document && restore && (() => restore(document.id)),
  });

  const panel = (
    <ListPanel
      {...{ entity, text, source, searchMore, renderRow }}
      buttons={
        addsInDialog ? (
          <AddButton data-act="new" onClick={() => setOpened('new')}>
            <Plus size={18} aria-hidden="true" />
            <span>{t(text.addTitle)}</span>
          </AddButton>
        ) : null
      }
      foot={addsInDialog ? null : <JumpToForm form={column} />}
    />
  );
  return (
    <>
      {addsInDialog ? (
        panel
      ) : (
        <Columns>
          {panel}
          <FormColumn ref={column}>
            <Panel data-act="new" tabIndex={-1}>
              <PanelTitle>{t(text.addTitle)}</PanelTitle>
              <ItemForm {...formOf()} submitLabel={text.submit} />
            </Panel>
          </FormColumn>
        </Columns>
      )}
      {opened ? (
        <ItemForm
          isDialog
          {...formOf(opened === 'new' ? undefined : opened)}
          key={opened === 'new' ? opened : opened.id}
          submitLabel="Save"
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

/** Draws a row; stable, so that a row renders again only when it has changed. */
function useRow<D extends Edited>(props: EditorProps<D>, open: (row: D) => void) {
  const { name, entity, text, source, renderCells, renderAside } = props;
  const { confirmRemove } = text;
  const { isQueued } = source;
  const latest = useLatest({ open, remove: source.remove });
  return useCallback(
    (row: D) => (
      <EntityRow
        {...{ name, entity }}
        document={row}
        question={confirmRemove}
        isQueued={isQueued?.(row.id) ?? false}
        onEdit={() => latest.current.open(row)}
        onDelete={() => latest.current.remove(row, textIn(row, entity.titleField))}
        cells={renderCells?.(row)}
        aside={renderAside?.(row)}
      />
    ),
    [name, entity, confirmRemove, isQueued, renderCells, renderAside, latest],
  );
}

/**
 * The document whose dialog is open. A restored draft opens its dialog; if the document is not in the list any more,
 * with the copy from which the edit began.
 * @param prefix of the form keys: `services:edit:`
 */
function useOpened<D extends Edited>(prefix: string, rows: readonly D[]) {
  const drafts = useDrafts();
  const [opened, setOpened] = useState<D | 'new' | null>(null);
  const { claims } = useStore(drafts.lists);
  const claim = claims.find((draft) => draft.form.startsWith(prefix)) ?? null;
  const [seen, setSeen] = useState<typeof claim>(null);
  if (claim !== seen) {
    setSeen(claim);
    const id = claim?.form.split(':')[2];
    // A draft of an edit contains the document of this list from which it began.
    if (claim) setOpened(id ? (rows.find((row) => row.id === id) ?? (claim.base as D)) : 'new');
  }

  // The address may ask for a document, which opens once it is in the list.
  const [params, setParams] = useSearchParams();
  const asked = params.get(editParam);
  const row = rows.find(({ id }) => id === asked);
  const latest = useLatest(setOpened);
  useEffect(() => {
    if (!row) return;
    latest.current(row);
    setParams({}, { replace: true });
  }, [row, latest, setParams]);
  return [opened, setOpened] as const;
}

/** A button that scrolls to the form below a list, shown while the list is where one looks and the form is not. */
function JumpToForm({ form }: { readonly form: RefObject<HTMLElement | null> }) {
  const { t } = useLanguage();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const list = form.current?.previousElementSibling;
    if (!list) return;
    const observer = new IntersectionObserver(
      (crossings) => setIsShown(crossings.at(-1)?.isIntersecting === true),
      // A line across the window: at most one of several lists is on it.
      { rootMargin: '-60% 0px -40%' },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [form]);

  function handleJump() {
    form.current?.scrollIntoView();
    firstFieldIn(form.current)?.focus();
  }
  return isShown ? (
    <Jump aria-label={t(words.add)} onClick={handleJump}>
      <Plus size={24} aria-hidden="true" />
    </Jump>
  ) : null;
}
