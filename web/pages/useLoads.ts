import { useEffect, useEffectEvent, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { attempt, type DataOf, type LoadCall, type Loads } from './load.js';

/** The API of the same origin, for visitors: no token, so no hidden price. */
const visitorConnection = { baseUrl: '/api' };

/** Waits before the repeats of a failed load, in ms: 3 times, 1 s doubling (specification section 8). */
const waitsMs = [1000, 2000, 4000] as const;

/** What `+data` gave, and from there on: pending loads are made, failed ones repeated in the background. */
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
      // Section 8 of the specification: errors are also logged to the console.
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
