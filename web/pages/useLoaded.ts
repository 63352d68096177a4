import { useEffect, useState } from 'react';
import { attempt, visitorConnection, type LoadCall, type Loaded } from './load.js';

/** Waits before the repeats of a failed load, in ms: 3 times, 1 s doubling (specification section 8). */
const waitsMs = [1000, 2000, 4000] as const;

/**
 * What `+data` gave, and from there on: a pending load is made, a failed one repeated in the background.
 * `call` must stay the same from one render to the next: another one is another load.
 */
export function useLoaded<T>(first: Loaded<T>, call: LoadCall<T>): Loaded<T> {
  const [kept, setKept] = useState({ first, now: first });
  if (kept.first !== first) setKept({ first, now: first });

  useEffect(() => {
    if (first.state === 'ready') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const run = async (repeats: number) => {
      const now = await attempt(call, visitorConnection);
      if (isOver) return;
      setKept({ first, now });
      if (now.state !== 'failed') return;
      // Section 8 of the specification: errors are also logged to the console.
      console.error(`Failed to load resource (${now.status ?? 'no answer'})`);
      schedule(repeats);
    };
    const schedule = (repeats: number) => {
      const waitMs = waitsMs[repeats];
      if (waitMs !== undefined) timer = setTimeout(() => void run(repeats + 1), waitMs);
    };
    if (first.state === 'pending') void run(0);
    else schedule(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [first, call]);

  return kept.first === first ? kept.now : first;
}
