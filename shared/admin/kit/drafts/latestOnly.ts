type Work = () => Promise<void>;

/**
 * Writes one after the other; what was overtaken while a write ran is skipped, so that the newest text is always the
 * last one on disk.
 */
export function latestOnly(onError: (error: unknown) => void) {
  const next = new Map<string, Work>();
  const running = new Map<string, Promise<void>>();
  const rushed = new Set<Promise<void>>();

  async function attempt(work: Work): Promise<void> {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  }

  async function run(key: string): Promise<void> {
    for (let work = next.get(key); work; work = next.get(key)) {
      next.delete(key);
      await attempt(work);
    }
    running.delete(key);
  }

  return {
    write(key: string, work: Work): void {
      next.set(key, work);
      if (!running.has(key)) running.set(key, run(key));
    },
    /** Begins what waits for its turn, for a page that will not see that turn. Stores keep the order of their calls. */
    rush(): void {
      for (const [key, work] of next) {
        next.delete(key);
        const done = attempt(work).finally(() => rushed.delete(done));
        rushed.add(done);
      }
    },
    /** Resolves when everything that was asked for has been written. */
    async settled(): Promise<void> {
      while (running.size + rushed.size > 0) await Promise.all([...running.values(), ...rushed]);
    },
  };
}
