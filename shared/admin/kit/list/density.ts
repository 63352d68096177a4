import { useEffect } from 'react';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import { useHost } from '../../host/host.js';
import { orNull } from '../drafts/orNull.js';

const key = 'view:dense';

/** Null until the stored choice is read. */
const dense = createStore<boolean | null>(null);

/**
 * Whether lists show one line for each document. The choice is kept on this computer, for all lists; without a store until
 * the admin is closed.
 */
export function useDensity() {
  const { drafts } = useHost();
  const isDense = useStore(dense);
  useEffect(() => {
    if (dense.get() !== null) return;
    void orNull(() => drafts.get(key)).then((stored) => {
      if (dense.get() === null) dense.set(stored === true);
    });
  }, [drafts]);

  function setDense(next: boolean): void {
    dense.set(next);
    void orNull(() => drafts.set(key, next));
  }
  return { isDense: isDense === true, setDense };
}
