import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { attempt, type DataOf, type LoadCall, type Loads } from './load.js';

/** The API of the same origin without a token, so that hidden prices are not sent. */
const visitorConnection = { baseUrl: '/api' };

/** Delays before a failed load is repeated, in ms (specification section 8). */
const waitsMs = [1000, 2000, 4000] as const;

/** The data of `+data`; makes pending loads, and repeats failed ones in the background. */
export function useLoads<L extends Loads>(loads: L): DataOf<L> {
  const first = useData<DataOf<L>>();
  const [shown, setShown] = useState({ first, now: first });
  if (shown.first !== first) setShown({ first, now: first });
  const pageContext = usePageContext();
  const run = useEffectEvent((call: LoadCall<unknown>) =>
    attempt(() => call(visitorConnection, pageContext)),
  );

  useEffect(() => {
    let isOver = false;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const start = async (name: string, repeats: number) => {
      const call = loads[name];
      const loaded = call && (await run(call));
      if (!loaded || isOver) return;
      setShown(({ now }) => ({ first, now: { ...now, [name]: loaded } }));
      if (loaded.state !== 'failed') return;
      // Specification section 8.
      console.error(`Failed to load resource (${loaded.status ?? 'no answer'})`);
      repeat(name, repeats);
    };
    const repeat = (name: string, repeats: number) => {
      const waitMs = waitsMs[repeats];
      if (waitMs !== undefined)
        timers.set(
          name,
          setTimeout(() => void start(name, repeats + 1), waitMs),
        );
    };
    for (const [name, { state }] of Object.entries(first)) {
      if (state === 'pending') void start(name, 0);
      else if (state === 'failed') repeat(name, 0);
    }
    return () => {
      isOver = true;
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [first, loads]);

  return shown.now;
}
