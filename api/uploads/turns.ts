/** Two cores: two pictures at once leave pages waiting, so what is not asked for waits until nothing else runs. */
const mostAtOnce = 2;

type Waiting = { readonly urgency: 'now' | 'beforehand'; readonly begin: () => void };

/** Lets heavy work run a piece at a time; what somebody waits for comes first. */
export class Turns {
  readonly #waiting: Waiting[] = [];
  #running = 0;

  async take<T>(urgency: Waiting['urgency'], work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ urgency, begin });
      this.#next();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #next(): void {
    const urgent = this.#waiting.findIndex(({ urgency }) => urgency === 'now');
    const place = urgent >= 0 ? urgent : 0;
    const room = urgent >= 0 ? mostAtOnce : 1;
    if (this.#running >= room) return;
    const [next] = this.#waiting.splice(place, 1);
    if (!next) return;
    this.#running += 1;
    next.begin();
    this.#next();
  }
}
