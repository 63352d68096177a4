import { toIsoDate } from '../time/date.js';

/** One message of a copied conversation. */
type ChatLine = {
  /** Who wrote it, when the copy says so. */
  readonly sender: string;
  /** The day on which it was written; empty when the copy has none. */
  readonly day: string;
  readonly text: string;
};

const time = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:\\s?[apAP]\\.?[mM]\\.?|\\s?[pm]d)?';
const date = '(\\d{1,2})[./-]\\s?(\\d{1,2})[./-]\\s?(\\d{2,4})';

/** How WhatsApp on a phone, WhatsApp in a browser, and Viber begin a line of a copy. */
const stamps = [
  new RegExp(`^\\[?${date}\\.?,?\\s+${time}\\]?\\s*(?:-\\s*)?([^:\\n]{1,60}):\\s?(.*)$`),
  new RegExp(`^\\[${time},?\\s+${date}\\.?\\]\\s*([^:\\n]{1,60}):\\s?(.*)$`),
];
/** What Instagram and Viber put between messages. */
const frame =
  /^(instagram|viber|whatsapp|seen|sent|delivered|active now|active .* ago|today|yesterday|sot|dje|you sent|parë|e parë|edited|missed (voice|video) call|<media omitted>|\d{1,2}[:.]\d{2}(\s?[ap]m)?)$/i;

/** The messages of a paste. What is before the first line with a time, or has no times at all, is one message without. */
export function chatLines(paste: string, today: string): ChatLine[] {
  const found: { sender: string; parts: readonly string[]; text: string }[] = [];
  for (const line of paste
    .split(/\r?\n/)
    .map((each) => each.replace(/[\u200e\u200f\u202a-\u202c]/g, '').trim())) {
    const stamp = stamps.map((pattern) => pattern.exec(line)).find((match) => match !== null);
    if (stamp) {
      const [, first = '', second = '', year = '', sender = '', text = ''] = stamp;
      found.push({ sender: sender.trim(), parts: [first, second, year], text });
    } else if (line !== '' && !frame.test(line)) {
      const last = found.at(-1);
      if (last) last.text += `\n${line}`;
      else found.push({ sender: '', parts: [], text: line });
    }
  }
  const isMonthFirst = found.some(({ parts }) => Number(parts[1]) > 12);
  return found.map(({ sender, parts, text }) => ({ sender, text, day: dayOf(parts, isMonthFirst, today) }));
}

/** The day of a time stamp, which is not after today; empty for none. Phones set to American English write the month first. */
function dayOf(parts: readonly string[], isMonthFirst: boolean, today: string): string {
  const [first = '', second = '', year = ''] = parts;
  const full = year.length === 2 ? `20${year}` : year;
  const read = (day: string, month: string) => {
    const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return toIsoDate(text) === null ? '' : text;
  };
  const dayFirst = read(first, second);
  const monthFirst = read(second, first);
  if (isMonthFirst) return monthFirst;
  return dayFirst > today && monthFirst !== '' && monthFirst <= today ? monthFirst : dayFirst;
}
