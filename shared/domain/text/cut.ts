import { cleanLine } from './clean.js';

// Splits into graphemes, as people count characters: an emoji of several code points is one.
const graphemes = new Intl.Segmenter();

/**
 * The start of a text without a character that is cut in two.
 * @param maxLength in UTF-16 units, as in the limits of fields
 */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A run of combining marks is one grapheme of any length, so only a part of the text is segmented.
  const start = graphemes.segment(text.slice(0, maxLength + longestGrapheme)).containing(maxLength)?.index;
  const end = start || maxLength;
  // A single grapheme that is too long is cut between two code points.
  return text.slice(0, isInsidePair(text, end) ? end - 1 : end);
}

/** The end of a text without a character that is cut in two. @param maxLength in UTF-16 units */
export function cutStart(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const from = text.length - maxLength;
  const { index = from, segment = '' } = graphemes.segment(text).containing(from) ?? {};
  return text.slice(index === from ? from : index + segment.length);
}

/** The first character as people count, such as a whole emoji; '' of an empty text. */
export function firstCharacter(text: string): string {
  return graphemes.segment(text).containing(0)?.segment ?? '';
}

/** More than the longest emoji, in UTF-16 units. */
const longestGrapheme = 64;

function isInsidePair(text: string, index: number): boolean {
  return (text.codePointAt(index - 1) ?? 0) > 0xff_ff;
}

/** The text as one line of at most `maxLength` UTF-16 units; a longer one ends after a whole word, with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const line = cleanLine(text);
  if (line.length <= maxLength) return line;
  const start = cut(line, maxLength - 1);
  // The next character is a space when the cut is at the end of a word.
  const space = line[start.length] === ' ' ? -1 : start.lastIndexOf(' ');
  return `${(space < 0 ? start : start.slice(0, space)).trimEnd()}…`;
}
