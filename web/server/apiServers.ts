/** Where the API is. It may change at any time, so the address is read for each call. */
export type ApiPlace = { readonly url: string };

/** How often the server in use is asked whether it is ready, in ms, and how long it may take. */
const checkMs = 500;
const checkLimitMs = 1_000;

/**
 * The servers that `API_URL` names. All calls go to one of them, so that a list that is read after a write contains it;
 * when that one is not ready, to the next that is. Web servers that name them in different orders share the load.
 */
export class ApiServers implements ApiPlace {
  readonly #urls: readonly string[];
  #current = 0;

  /** @param urls without a final slash; at least one */
  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  get url(): string {
    return this.#urls[this.#current] ?? '';
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The server at this address gave no answer: the next calls go to another one, if there is any. */
  leave(url: string): void {
    if (url === this.url) this.#current = (this.#current + 1) % this.#urls.length;
  }

  /** Leaves servers that are not ready, until the signal is aborted. With a single server there is nothing to do. */
  watch(signal: AbortSignal): void {
    if (this.#urls.length === 1) return;
    let isChecking = false;
    const timer = setInterval(() => {
      if (isChecking) return;
      isChecking = true;
      void this.#check().finally(() => {
        isChecking = false;
      });
    }, checkMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  async #check(): Promise<void> {
    const { url } = this;
    if (await isReady(url)) return;
    const others = this.#urls.filter((each) => each !== url);
    const ready = await Promise.all(others.map(isReady));
    const next = others.find((_, index) => ready[index]);
    if (next !== undefined && this.url === url) this.#current = this.#urls.indexOf(next);
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(checkLimitMs) }).catch(
    () => null,
  );
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
