/** Files that are sent at once: a browser opens six connections to a server, and the admin needs some for itself. */
const atOnce = 3;

/** Pauses before a server that did not respond is tried again, in ms; the last one again and again. */
const pauses = [1_000, 2_000, 5_000, 10_000, 20_000];

/** How many files may be sent right now. A server that is away is tried with one, after a pause or when the network is back. */
export class Pace {
  readonly #onGo: () => void;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isHalted = true;

  constructor(onGo: () => void) {
    this.#onGo = onGo;
  }

  get isAway(): boolean {
    return this.#failures > 0;
  }

  limit(): number {
    if (this.#isHalted || this.#timer) return 0;
    return this.isAway ? 1 : atOnce;
  }

  start(): void {
    this.#isHalted = false;
    this.#failures = 0;
    window.addEventListener('online', this.#go);
  }

  /** Nothing is sent until the next start. */
  halt(): void {
    this.#isHalted = true;
    this.#clear();
    window.removeEventListener('online', this.#go);
  }

  /** The server did not respond. */
  failed(): void {
    // Of several that fail at once the first one counts.
    if (this.#timer || this.#isHalted) return;
    this.#timer = setTimeout(this.#go, pauses[Math.min(this.#failures, pauses.length - 1)]);
    this.#failures += 1;
  }

  /** It responds again. */
  reached(): void {
    if (!this.isAway) return;
    this.#failures = 0;
    this.#go();
  }

  readonly #go = (): void => {
    this.#clear();
    this.#onGo();
  };

  #clear(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
