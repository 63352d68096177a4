import { createStore } from '@ritmi/shared/ui/store';

/** What the queue has stored since it was last empty. */
export class StoredFiles {
  readonly names = createStore<readonly string[]>([]);
  bytes = 0;
  #told = 0;

  add({ name, size }: { readonly name: string; readonly size: number }): void {
    this.bytes += size;
    this.names.set([...this.names.get(), name]);
  }

  /** The names that were added since the last call. */
  takeFresh(): readonly string[] {
    const fresh = this.names.get().slice(this.#told);
    this.#told += fresh.length;
    return fresh;
  }

  forget(): void {
    this.bytes = 0;
    this.#told = 0;
    this.names.set([]);
  }
}
