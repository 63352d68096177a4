import { setTimeout as delay } from 'node:timers/promises';

type LaneOptions<T> = {
  /** How many tasks run at once. */
  readonly width: number;
  /** How many may wait; whoever comes when it is full should be turned away. */
  readonly maxWaiting: number;
  /** How long a task's place stays taken after its result. */
  readonly restMs?: (result: T) => number;
};

/** Runs tasks in the order of their arrival, a few at a time. */
export class Lane<T> {
  readonly #options: LaneOptions<T>;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: LaneOptions<T>) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#options.maxWaiting;
  }

  async run(task: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#options.width) {
      await new Promise<void>((settle) => this.#waiting.push(settle));
    } else {
      this.#running += 1;
    }
    let restMs = 0;
    try {
      const result = await task();
      restMs = this.#options.restMs?.(result) ?? 0;
      return result;
    } finally {
      void delay(restMs, undefined, { ref: false }).then(() => this.#leave());
    }
  }

  /** The place goes to the next in line without being free in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
