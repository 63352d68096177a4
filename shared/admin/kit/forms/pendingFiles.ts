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
