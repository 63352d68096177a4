/** Gives a lock back. */
export type Release = () => void;

/**
 * Holds a lock that only one window has at a time, until it is released or the window closes. Pages without TLS have no
 * locks: there every window has all of them.
 * @param signal Waits until another window gives it back, or the signal fires; without it, null when another has it.
 */
export function holdLock(name: string, signal?: AbortSignal): Promise<Release | null> {
  const { locks } = navigator;
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Missing without TLS.
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(name, signal ? { signal } : { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}
