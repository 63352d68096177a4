import PQueue from 'p-queue';

/** On two cores, two pictures at once leave pages waiting. So what nobody asked for is made only while nothing else is. */
export class Turns {
  readonly #now = new PQueue({ concurrency: 2 });
  readonly #beforehand = new PQueue({ concurrency: 1 });

  take<T>(urgency: 'now' | 'beforehand', work: () => Promise<T>): Promise<T> {
    if (urgency === 'now') return this.#now.add(work);
    return this.#beforehand.add(async () => {
      await this.#now.onIdle();
      this.#now.concurrency = 1;
      try {
        return await work();
      } finally {
        this.#now.concurrency = 2;
      }
    });
  }
}
