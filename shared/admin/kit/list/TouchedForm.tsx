import { useEffect, useState } from 'react';
import type { ListState } from '../resource/useRows.js';
import type { Edited } from '../model/values.js';
import type { Touched } from '../touched.js';
import { useLatest } from '../useLatest.js';
import { type EditedForm, useForms } from './useForms.js';

type TouchedFormProps<D extends Edited> = Omit<EditedForm<D>, 'source'> & {
  readonly source: EditedForm<D>['source'] & { readonly state: ListState };
  readonly touched: Touched;
};

/** The form of a document that was touched on a page; it keeps the copy with which it was opened, as in the list. */
export function TouchedForm<D extends Edited>({ touched, ...edited }: TouchedFormProps<D>) {
  const { rows, state } = edited.source;
  const [opened, setOpened] = useState<D | null>(null);
  const row = rows.find(({ id }) => id === touched.id);
  if (!opened && row) setOpened(row);
  // Deleted meanwhile.
  const isGone = !opened && !row && state !== 'loading';
  const close = useLatest(touched.onClose);
  useEffect(() => {
    if (isGone) close.current();
  }, [isGone, close]);
  const { dialog } = useForms(edited, {
    opened,
    onSaved: touched.onSaved,
    onOpen: (next) => (next ? setOpened(next) : touched.onClose()),
  });
  return dialog;
}
