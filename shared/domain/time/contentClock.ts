/**
 * Orders changes of content, so that a cache knows whether something it keeps is outdated. Times are numbers of changes,
 * not of a clock.
 */
export class ContentClock {
  #now = 0;
  /** When anything may have changed. */
  #allChanged = 0;
  readonly #changed = new Map<string, number>();

  /** To be noted before content is read. */
  get now(): number {
    return this.#now;
  }

  /** Documents of this entity have changed; with null those of any may have. */
  change(entity: string | null): void {
    this.#now += 1;
    if (entity === null) this.#allChanged = this.#now;
    else this.#changed.set(entity, this.#now);
  }

  /** Whether documents of these entities have changed since then. */
  hasChanged(entities: Iterable<string>, since: number): boolean {
    return this.lastChange(entities) > since;
  }

  /** When documents of these entities last changed, or may have. */
  lastChange(entities: Iterable<string>): number {
    let last = this.#allChanged;
    for (const entity of entities) last = Math.max(last, this.#changed.get(entity) ?? 0);
    return last;
  }
}
