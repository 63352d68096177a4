import { toDay } from '@ritmi/shared/domain/date';
import type { ReactNode } from 'react';
import { LRUCache } from 'lru-cache';

/** In characters; about the size of all pages in both languages. */
const maxSize = 2_000_000;

const placeholderPattern = /<template data-part="(\d+)"><\/template>/;

type Part = {
  /** What the HTML was rendered from, as JSON. */
  readonly input: string;
  readonly html: string;
};

const cache = new LRUCache<string, Part>({
  maxSize,
  sizeCalculation: ({ input, html }) => input.length + html.length,
});

type FoundPart = {
  /** Stands for a part that is cached; rendered before and after one that is not. */
  readonly placeholder: ReactNode;
  readonly isCached: boolean;
};

/** The cached parts of one page while it is rendered (web/layout/CachedPart.tsx). */
export class PageParts {
  readonly #url: string;
  readonly #sharedInput: string;
  readonly #parts: { readonly key: string; readonly input: string; readonly html: string | undefined }[] = [];

  /** @param sharedInput what every part may depend on */
  constructor(url: string, sharedInput: unknown) {
    this.#url = url;
    this.#sharedInput = JSON.stringify([sharedInput, toDay(new Date().toISOString())]);
  }

  find(name: string, dependsOn: unknown): FoundPart {
    const key = `${name} ${this.#url}`;
    const input = this.#sharedInput + JSON.stringify(dependsOn);
    const cached = cache.get(key);
    const html = cached?.input === input ? cached.html : undefined;
    const index = this.#parts.push({ key, input, html }) - 1;
    return { placeholder: <template data-part={index} />, isCached: html !== undefined };
  }

  /**
   * Replaces the placeholders in the rendered page.
   * @param mayCache whether to cache the parts that were rendered
   */
  fill(rendered: string, mayCache: boolean): string {
    // Alternates between HTML and the number of a placeholder.
    const pieces = rendered.split(placeholderPattern);
    const html = [pieces[0]];
    for (let at = 1; at < pieces.length; at += 2) {
      const part = this.#parts[Number(pieces[at])];
      const next = pieces[at + 1] ?? '';
      html.push(part?.html, next);
      if (!part || part.html !== undefined) continue;
      if (mayCache) cache.set(part.key, { input: part.input, html: next });
      // Skips the placeholder at the end of this part.
      at += 2;
      html.push(pieces[at + 1]);
    }
    return html.join('');
  }
}
