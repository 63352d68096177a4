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
    void stored(async () => {
      const value = await drafts.get(key);
      if (dense.get() === null) dense.set(value === true);
    });
  }, [drafts]);

  function setDense(next: boolean): void {
    dense.set(next);
    void stored(() => drafts.set(key, next));
  }
  return { isDense: isDense === true, setDense };
}

/** Without a store, or where the browser forbids it, the choice lasts until the admin is closed. */
async function stored(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error);
  }
}
