/** `navigator.locks` of several windows, which are all in this one. */
export function fakeLocks() {
  const waiting = new Map<string, (() => void)[]>();
  type Work = (lock: object | null) => unknown;
  return {
    async request(name: string, { ifAvailable = false }: LockOptions, work: Work): Promise<void> {
      const queue = waiting.get(name);
      if (queue && ifAvailable) return void work(null);
      if (queue) await new Promise<void>((resolve) => queue.push(resolve));
      const own = waiting.get(name) ?? [];
      waiting.set(name, own);
      await work({});
      const next = own.shift();
      if (next) next();
      else waiting.delete(name);
    },
  };
}
