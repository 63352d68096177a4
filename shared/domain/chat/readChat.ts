import { fold } from '../text/fold.js';
import { chatLines } from './chatLines.js';
import { readDate } from './chooseDate.js';
import { foldText } from './foldedText.js';
import { readGuests } from './guests.js';
import { type NightKind, readKind } from './kinds.js';
import type { Written } from './mention.js';
import { readPart } from './partOfDay.js';
import { readName, readPhone } from './people.js';
import { readPlace } from './place.js';
import type { Read, ReadDate } from './reading.js';

/** What a copied conversation says of a night; null for what nobody said. */
export type ChatReading = {
  readonly date: ReadDate | null;
  readonly place: Read<string> | null;
  readonly kind: Read<NightKind> | null;
  readonly guests: Read<number> | null;
  readonly phone: Read<string> | null;
  readonly part: Read<'day' | 'evening' | 'all'> | null;
  readonly name: Read<string> | null;
};

type Known = {
  /** `YYYY-MM-DD` in Albania. */
  readonly today: string;
  /** Names under which the agency itself writes: its messages are read for the date only. */
  readonly ours?: readonly string[];
};

/**
 * What a paste from WhatsApp, Viber or Instagram says of a night, in Albanian (Tosk or Gheg, also without ë and ç) or
 * English. By rules: nothing leaves the device. What may be meant otherwise is marked, never guessed silently.
 */
export function readChat(paste: string, { today, ours = [] }: Known): ChatReading {
  const lines = chatLines(paste.slice(0, 20_000), today);
  const own = ours.map(fold).filter((name) => name !== '');
  const theirs = lines.filter(({ sender }) => !own.includes(fold(sender)));
  const written = theirs.map(({ text }) => text).join('\n');
  const text = foldText(written);
  const senders = [...new Set(theirs.map(({ sender }) => sender).filter((sender) => sender !== ''))];
  return {
    date: readDate(text, {
      folded: text.folded,
      isEnglish: isEnglish(text.folded),
      writtenAt: daysOf(theirs, today),
    }),
    place: readPlace(text),
    kind: readKind(text),
    guests: readGuests(text),
    phone: readPhone(written, senders),
    part: readPart(text),
    name: readName(written, senders),
  };
}

/** When what stands at a place of the folded text was written. */
function daysOf(lines: readonly { readonly day: string; readonly text: string }[], today: string) {
  const ends: { end: number; day: string }[] = [];
  let end = 0;
  for (const { day, text } of lines) {
    end += foldText(text).folded.length + 1;
    ends.push({ end, day });
  }
  return (place: number): Written => {
    const day = ends.find((each) => place < each.end)?.day ?? '';
    return day === '' ? { day: today, isKnown: false } : { day, isKnown: true };
  };
}

const english =
  /\b(?:the|we|are|you|for|hi|hello|hey|is|our|wedding|birthday|party|please|looking|need|guests|people|free|available|call)\b/g;
const albanian =
  /\b(?:per|jeni|kemi|kena|eshte|osht|asht|dasm\w*|dasem|pershendetje|persh|te ftuar|veta|vete|sa|nje|me|tek|dhe|data?|mund\w*)\b/g;

function isEnglish(folded: string): boolean {
  return [...folded.matchAll(english)].length > [...folded.matchAll(albanian)].length;
}
