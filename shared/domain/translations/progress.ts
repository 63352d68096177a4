import type { FieldDefinitions } from '../kinds.js';
import type { TargetLanguage } from '../language.js';
import { cut, cutStart } from '../text/cut.js';
import { isEmpty, type Values } from '../values.js';
import { isSameText, sourceTexts, translatedTexts } from './state.js';

/** How many of a document's texts there are in a language. */
export type Progress = { readonly total: number; readonly done: number };

export function progressOf(fields: FieldDefinitions, values: Values, language: TargetLanguage): Progress {
  const texts = translatedTexts(fields, values, language);
  const written = [...sourceTexts(fields, values)].filter(([, source]) => !isEmpty(source));
  const done = written.filter(([path]) => !isEmpty(texts.get(path)));
  return { total: written.length, done: done.length };
}

export function sumOf(all: readonly Progress[]): Progress {
  return all.reduce((sum, { total, done }) => ({ total: sum.total + total, done: sum.done + done }), {
    total: 0,
    done: 0,
  });
}

/** A text and its translation, as they are being written. */
export type Pair = { readonly source: unknown; readonly translation: unknown };

/** The pair as it was stored; `from` is the text that was translated, if it is known. */
export type StoredPair = Pair & { readonly isStale: boolean; readonly from?: unknown };

/** What to do about a translation. `before` is the text from which it was made, if that is known. */
export type PairState =
  | { readonly kind: 'none' | 'done' | 'missing' }
  | { readonly kind: 'stale'; readonly before: unknown };

/** The state of a translation while both texts are being written: that which a save would give. */
export function pairState({ source, translation }: Pair, stored: StoredPair | null): PairState {
  if (isEmpty(translation)) return { kind: isEmpty(source) ? 'none' : 'missing' };
  if (!stored || !isSameText(translation, stored.translation)) return { kind: 'done' };
  const { isStale, from } = stored;
  const before = isStale ? from : stored.source;
  const isRight = (!isStale || from !== undefined) && isSameText(before, source);
  return isRight ? { kind: 'done' } : { kind: 'stale', before };
}

/** Where two texts differ: what is before that in both, what was there and is there now, and what is after it in both. */
export function changedPart(before: string, after: string) {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const isSame = (word: string, index: number) => word === now[index];
  const start = firstIndex(old, isSame);
  const most = Math.min(old.length, now.length) - start;
  const backwards = (index: number) => old.at(-1 - index) === now.at(-1 - index);
  let end = 0;
  while (end < most && backwards(end)) end += 1;
  const part = (words: readonly string[]) => words.slice(start, words.length - end).join('');
  return {
    start: now.slice(0, start).join(''),
    removed: part(old),
    added: part(now),
    end: now.slice(now.length - end).join(''),
  };
}

/** How much of what has not changed is shown beside what has, in characters. */
const mostBeside = 60;

/** What is shown of the text before or after a change, which has not changed: the nearest words. */
export function besideChange(text: string, side: 'before' | 'after'): string {
  if (text.length <= mostBeside) return text;
  const part = side === 'before' ? cutStart(text, mostBeside) : cut(text, mostBeside);
  const words = side === 'before' ? part.replace(/^\S+(?=\s)/, '') : part.replace(/(?<=\s)\S+$/, '');
  return side === 'before' ? `…${words}` : `${words}…`;
}

const wordsOf = (text: string) => text.split(/(\s+)/).filter((word) => word !== '');

function firstIndex(words: readonly string[], isSame: (word: string, index: number) => boolean): number {
  const index = words.findIndex((word, place) => !isSame(word, place));
  return index < 0 ? words.length : index;
}
