/**
 * Writes one after the other; what was overtaken while a write ran is skipped, so that the newest text is always the
 * last one on disk.
 */
export function latestOnly(onError: (error: unknown) => void) {
  const next = new Map<string, () => Promise<void>>();
  const running = new Map<string, Promise<void>>();

  async function run(key: string): Promise<void> {
    for (let work = next.get(key); work; work = next.get(key)) {
      next.delete(key);
      try {
        await work();
      } catch (error) {
        onError(error);
      }
    }
    running.delete(key);
  }

  return {
    write(key: string, work: () => Promise<void>): void {
      next.set(key, work);
      if (!running.has(key)) running.set(key, run(key));
    },
    /** Resolves when everything that was asked for has been written. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
