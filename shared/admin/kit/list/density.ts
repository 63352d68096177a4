import { useEffect } from 'react';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { useHost } from '../../host/host.js';

const key = 'view:dense';

/** Null until the stored choice is read. */
const dense = createStore<boolean | null>(null);

/** Whether lists show one line for each document. The choice is kept on this computer, for all lists. */
export function useDensity() {
  const { drafts } = useHost();
  const isDense = useStore(dense);
  useEffect(() => {
    if (dense.get() !== null) return;
    void drafts.get(key).then(
      (stored) => dense.get() === null && dense.set(stored === true),
      (error: unknown) => console.error(error),
    );
  }, [drafts]);

  function setDense(next: boolean): void {
    dense.set(next);
    // Without a store the choice lasts until the admin is closed.
    void drafts.set(key, next).catch((error: unknown) => console.error(error));
  }
  return { isDense: isDense === true, setDense };
}
