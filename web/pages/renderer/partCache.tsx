import { toDay } from '@ritmi/shared/domain/date';
import type { ReactNode } from 'react';
import { LRUCache } from 'lru-cache';

/** About what all pages in both languages take, in characters. */
const maxSize = 2_000_000;

const markPattern = /<template data-part="(\d+)"><\/template>/;

type Part = {
  /** What the HTML was rendered from, as JSON. */
  readonly shown: string;
  readonly html: string;
};

const cache = new LRUCache<string, Part>({
  maxSize,
  sizeCalculation: ({ shown, html }) => shown.length + html.length,
});

type FoundPart = {
  /** Stands for the HTML that is known; before and after a part that is not, which is rendered. */
  readonly mark: ReactNode;
  readonly isKnown: boolean;
};

/** The cached parts of one page while it is rendered (web/layout/CachedPart.tsx). */
export class PageParts {
  readonly #url: string;
  readonly #shownByAll: string;
  readonly #parts: { readonly key: string; readonly shown: string; readonly html: string | undefined }[] = [];

  /** @param shownByAll what every part may show */
  constructor(url: string, shownByAll: unknown) {
    this.#url = url;
    this.#shownByAll = JSON.stringify([shownByAll, toDay(new Date().toISOString())]);
  }

  find(name: string, shows: unknown): FoundPart {
    const key = `${name} ${this.#url}`;
    const shown = this.#shownByAll + JSON.stringify(shows);
    const known = cache.get(key);
    const html = known?.shown === shown ? known.html : undefined;
    const index = this.#parts.push({ key, shown, html }) - 1;
    return { mark: <template data-part={index} />, isKnown: html !== undefined };
  }

  /**
   * Replaces the marks in the rendered page.
   * @param mayKeep whether the parts that were rendered are to be cached
   */
  fill(rendered: string, mayKeep: boolean): string {
    // Between two texts there is the number of a mark.
    const pieces = rendered.split(markPattern);
    const html = [pieces[0]];
    for (let at = 1; at < pieces.length; at += 2) {
      const part = this.#parts[Number(pieces[at])];
      const next = pieces[at + 1] ?? '';
      html.push(part?.html, next);
      if (!part || part.html !== undefined) continue;
      if (mayKeep) cache.set(part.key, { shown: part.shown, html: next });
      // After the mark that ends this part.
      at += 2;
      html.push(pieces[at + 1]);
    }
    return html.join('');
  }
}
