import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import {
  attempt,
  type DataOf,
  type LoadCall,
  type LoadingPage,
  type Loads,
  visitorConnection,
} from './load.js';

/** Delays before each retry of a failed load, in ms (specification section 8). */
const retryDelaysMs = [1000, 2000, 4000] as const;

/** A page that shows what these calls load. */
export function withLoads<L extends Loads>(loads: L, render: (data: DataOf<L>) => ReactNode): LoadingPage<L> {
  return Object.assign(() => render(useLoads(loads)), { loads });
}

/** The data of `+data`; makes pending loads, and retries failed ones in the background. */
function useLoads<L extends Loads>(loads: L): DataOf<L> {
  const first = useData<DataOf<L>>();
  const [shown, setShown] = useState({ first, now: first });
  if (shown.first !== first) setShown({ first, now: first });
  const pageContext = usePageContext();
  const run = useEffectEvent((call: LoadCall<unknown>) =>
    attempt(() => call(visitorConnection, pageContext)),
  );

  useEffect(() => {
    let isCancelled = false;
    const start = async (name: string, call: LoadCall<unknown>, delaysMs: readonly number[]) => {
      for (const delayMs of delaysMs) {
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        const loaded = isCancelled ? null : await run(call);
        if (isCancelled || !loaded) return;
        setShown(({ now }) => ({ first, now: { ...now, [name]: loaded } }));
        if (loaded.state !== 'failed') return;
        // Specification section 8.
        console.error(`Failed to load resource (${loaded.status ?? 'no answer'})`);
      }
    };
    for (const [name, call] of Object.entries(loads)) {
      const state = first[name]?.state;
      if (state === 'pending') void start(name, call, [0, ...retryDelaysMs]);
      else if (state === 'failed') void start(name, call, retryDelaysMs);
    }
    return () => {
      isCancelled = true;
    };
  }, [first, loads]);

  return shown.now;
}
