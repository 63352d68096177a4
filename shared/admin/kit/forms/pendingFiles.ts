import { createContext, useContext } from 'react';
import { createStore } from '@ritmi/shared/ui/store';

type Files = Readonly<Record<string, readonly File[]>>;

/** The chosen files of a form whose upload has not ended, by field. Outside of React, because a draft fills it from an effect. */
export function createPendingFiles() {
  let files: Files = {};
  const version = createStore(0);
  return {
    all: (): Files => files,
    names: (): readonly string[] => Object.values(files).flatMap((list) => list.map(({ name }) => name)),
    of: (field: string): readonly File[] => files[field] ?? [],
    put: (field: string, list: readonly File[]) => {
      files = { ...files, [field]: list };
    },
    /** Sets other files; upload fields notice by the version. */
    replace: (other: Files) => {
      files = other;
      version.set(version.get() + 1);
    },
    version,
  };
}

export type PendingFiles = ReturnType<typeof createPendingFiles>;

/** What the fields of a form may know about it, beside the values that react-hook-form holds. */
export type ItemFormValue = {
  /** Chosen files whose upload has not ended; they are part of the draft. */
  readonly files: PendingFiles;
  readonly keepFiles: (field: string, files: readonly File[]) => void;
  /** Counts running uploads, so that nothing is saved without its picture. */
  readonly countUploads: (change: 1 | -1) => void;
};

const Context = createContext<ItemFormValue | null>(null);

export const ItemFormProvider = Context.Provider;

export function useItemFormValue(): ItemFormValue {
  const value = useContext(Context);
  if (!value) throw new Error('Fields stand inside an ItemForm');
  return value;
}
