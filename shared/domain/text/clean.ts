/** Line breaks of word processors and presentations; editors and browsers show them as a box or not at all. */
const foreignBreaks = '[\\u000b\\u000c\\u0085\\u2028\\u2029]';

/** Invisible, but without them these emoji fall apart: joined people and professions, and flags of regions. */
const joinedEmoji =
  '\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*' +
  '(?:\\u200d\\p{Extended_Pictographic}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]*)+' +
  '|\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}';

/** Alphabets in which a joiner changes what a reader sees: all but these have none. */
const plainLetter = '[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Inherited}]';
const shapedLetter = `(?!${plainLetter})[\\p{Letter}\\p{Mark}]`;
const joinedLetter = `${shapedLetter}[\\u200c\\u200d](?=${shapedLetter})`;

/** Controls that nobody sees: of direction, of width 0, of old terminals. NUL and ESC stay, to be refused. */
const invisible =
  '[\\u0001-\\u0008\\u000e-\\u001a\\u001c-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ufff9-\\ufffb]' +
  '|(?=\\p{Default_Ignorable_Code_Point})\\p{Format}';

const pattern = new RegExp(`(${joinedEmoji}|${joinedLetter})|(${foreignBreaks})|${invisible}`, 'gu');

/** A text as it is stored: every line break is one that editors know, and controls that nobody sees are gone. */
export function clean(text: string): string {
  return text.replace(pattern, (_all, kept?: string, lineBreak?: string) => kept ?? (lineBreak ? '\n' : ''));
}

/** A text of an input of one line, where browsers drop line breaks: `Dasma⏎plotë` would become `Dasmaplotë`. */
export function withoutBreaks(text: string): string {
  return clean(text).replace(/[\r\n]+/g, ' ');
}

/** A text in one line: line breaks and runs of spaces become one space. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** Whether nobody would see anything of a text. */
export function isInvisible(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u.test(text);
}
