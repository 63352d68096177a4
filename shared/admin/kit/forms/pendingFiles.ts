type Files = Readonly<Record<string, readonly File[]>>;

/** The chosen files of a form whose upload has not ended, by field. Outside of React, because a draft fills it from an effect. */
export function createPendingFiles() {
  let files: Files = {};
  let version = 0;
  const listeners = new Set<() => void>();
  return {
    all: (): Files => files,
    names: (): readonly string[] => Object.values(files).flatMap((list) => list.map(({ name }) => name)),
    of: (field: string): readonly File[] => files[field] ?? [],
    put: (field: string, list: readonly File[]) => {
      files = { ...files, [field]: list };
    },
    /** Puts other files in place; upload fields notice by the version. */
    replace: (other: Files) => {
      files = other;
      version += 1;
      for (const listener of listeners) listener();
    },
    version: () => version,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type PendingFiles = ReturnType<typeof createPendingFiles>;
