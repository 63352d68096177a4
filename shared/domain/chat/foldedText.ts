import { fold } from '../text/fold.js';

/** A text as rules compare it, and where each of its signs stands in what somebody wrote. */
export type FoldedText = {
  readonly written: string;
  readonly folded: string;
  readonly places: readonly number[];
};

/** Folds a text sign by sign. Line breaks stay, because a message ends there. */
export function foldText(written: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of written) {
    const plain = sign === '\n' ? sign : fold(sign);
    folded += plain;
    for (let each = 0; each < plain.length; each += 1) places.push(at);
    at += sign.length;
  }
  return { written, folded, places };
}

/** What stands in the text that was written between two places of the folded one. */
export function writtenBetween({ written, places }: FoldedText, start: number, end: number): string {
  return written.slice(places[start] ?? written.length, places[end] ?? written.length).trim();
}
