/** Runs work on a store of the browser's database, as idb-keyval opens it. */
type OpenStore = <T>(
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => T | PromiseLike<T>,
) => Promise<T>;

/** A slow phone opens a database within this time, in ms. */
const openWithinMs = 5_000;

/**
 * A store that fails when its database does not open in time. Some browsers then never answer at all, and what waits for
 * a draft would wait for ever. Work that came too late is not done later, because its caller knows that it failed.
 */
export function limitedStore(open: OpenStore): OpenStore {
  // Who comes while the database is stuck waits no more.
  let isStuck = false;

  return async (mode, work) => {
    let isLate = false;
    const tooLate = () => new Error('The database of the browser does not open');
    const done = open(mode, (objects) => {
      isStuck = false;
      clearTimeout(timer);
      if (isLate) throw tooLate();
      return work(objects);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          isLate = true;
          isStuck = true;
          reject(tooLate());
        },
        isStuck ? 0 : openWithinMs,
      );
    });
    try {
      return await Promise.race([done, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
