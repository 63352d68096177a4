type LaneOptions = {
  /** How many tasks run at once. */
  readonly width: number;
  /** How many may wait; whoever comes when it is full should be turned away. */
  readonly maxWaiting: number;
};

/** Runs tasks in the order of their arrival, a few at a time. */
export class Lane<T> {
  readonly #options: LaneOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: LaneOptions) {
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
    try {
      return await task();
    } finally {
      this.#leave();
    }
  }

  /** The place goes to the next in line without being free in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
