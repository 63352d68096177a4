import { cut } from '@ritmi/shared/domain/text/cut';
import type { ChatReading } from '@ritmi/shared/domain/chat/readChat';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { Language } from '@ritmi/shared/domain/language';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { doubtNames, quickText as text } from '../text.js';

/** What the form has; guests as they are typed. */
export type Typed = Pick<
  Enquiry,
  'date' | 'name' | 'phone' | 'email' | 'place' | 'kind' | 'part' | 'message' | 'source' | 'language'
> & { readonly guests: string };

/** What to look at again, by field. */
export type Marks = Readonly<Partial<Record<keyof Typed, string>>>;

/** The form of an enquiry, or of a new one, in the list of drafts. */
export const typedForm = (id = 'new') => `enquiries-typed:${id}`;

export const emptyForm: Typed = {
  date: '',
  name: '',
  phone: '',
  email: '',
  place: '',
  kind: 'tjeter',
  guests: '',
  part: 'evening',
  message: '',
  source: 'phone',
  language: 'sq',
};

/** The form with what a chat says, which replaces only what it says, and a mark at all that is not sure. */
export function filledFrom(
  typed: Typed,
  reading: ChatReading,
  { chat, language }: { readonly chat: string; readonly language: Language },
): { readonly typed: Typed; readonly marks: Marks } {
  const t = <T>(words: { readonly sq: T; readonly en: T }) => (language === 'en' ? words.en : words.sq);
  const { date, place, kind, guests, phone, part, name } = reading;
  const said = { place, kind, guests, phone, part, name };
  const unsure = Object.entries(said).flatMap(([field, read]) =>
    read && !read.isSure ? [[field, `${t(text.unsure)} ${t(text.from(read.from))}`] as const] : [],
  );
  const doubts = (date?.doubts ?? []).map((doubt) => t(doubtNames[doubt]));
  const others = (date?.others ?? []).map((day) => formatDate(day, language)).join(', ');
  const dateMark = [
    ...doubts,
    ...(others === '' ? [] : [t(text.others(others))]),
    ...(date && doubts.length > 0 ? [t(text.from(date.from))] : []),
  ];
  return {
    typed: {
      ...typed,
      ...(date?.value && { date: date.value }),
      ...(place && { place: place.value }),
      ...(kind && { kind: kind.value }),
      ...(guests && { guests: String(guests.value) }),
      ...(phone && { phone: phone.value }),
      ...(part && { part: part.value }),
      ...(name && { name: name.value }),
      message: cut(chat.trim(), 4000),
      source: typed.source === 'phone' ? 'whatsapp' : typed.source,
    },
    marks: {
      ...Object.fromEntries(unsure),
      ...(dateMark.length > 0 && { date: `${t(text.unsure)} ${dateMark.join(', ')}` }),
    },
  };
}
