import { createContext, useContext } from 'react';
import type { PendingFiles } from './pendingFiles.js';

/** What the fields of a form may know about it, beside the values that react-hook-form holds. */
export type ItemFormValue = {
  /** Chosen files whose upload has not ended; they are part of the draft. */
  readonly files: PendingFiles;
  readonly keepFiles: (field: string, files: readonly File[]) => void;
  /** Told by upload fields, so that nothing is saved without its picture. */
  readonly countUploads: (change: 1 | -1) => void;
};

const Context = createContext<ItemFormValue | null>(null);

export const ItemFormProvider = Context.Provider;

export function useItemFormValue(): ItemFormValue {
  const value = useContext(Context);
  if (!value) throw new Error('Fields stand inside an ItemForm');
  return value;
}
