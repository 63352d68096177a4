import type { InterfaceLanguage, Message } from '@ritmi/shared/domain/language';

export const replyText = {
  title: { sq: 'Përgjigju', en: 'Reply' },
  declineTitle: { sq: 'Refuzo kërkesën', en: 'Decline the enquiry' },
  ready: { sq: 'Përgjigje gati', en: 'Ready answers' },
  language: { sq: 'Gjuha e përgjigjes', en: 'Language of the answer' },
  message: { sq: 'Teksti', en: 'Text' },
  hint: {
    sq: 'Hapet programi me tekstin gati; dërgon ti. Këtu shënohet që u bë.',
    en: 'The app opens with the text ready; you send it. It is noted here.',
  },
  call: { sq: 'Telefono', en: 'Call' },
  copy: { sq: 'Kopjo tekstin', en: 'Copy the text' },
  copied: { sq: 'Teksti u kopjua', en: 'Text copied' },
  declineOnly: { sq: 'Refuzo pa mesazh', en: 'Decline without a message' },
  noPhone: { sq: 'Nuk ka as telefon, as e-mail.', en: 'There is neither a phone number nor an e-mail.' },
} satisfies Record<string, Message>;

/** What is noted once an answer was opened. */
export const noteOf = (channel: string, message: string): Message => ({
  sq: `Përgjigje me ${channel}:\n${message}`,
  en: `Answer by ${channel}:\n${message}`,
});

export const calledNote: Message = { sq: 'U telefonua.', en: 'Called.' };

export const subjectOf = (reference: string): Readonly<Record<InterfaceLanguage, string>> => ({
  sq: `Kërkesa juaj ${reference}`,
  en: `Your enquiry ${reference}`,
});

/** What an answer is filled in with. */
export type ReplyFacts = {
  readonly name: string;
  /** `14 gusht 2027` in the language of the answer; empty when none was said. */
  readonly date: string;
  readonly reference: string;
  /** Address of the page of the enquiry; empty when unknown. */
  readonly url: string;
  readonly agency: string;
};

type Reply = {
  readonly name: Message;
  readonly write: Readonly<Record<InterfaceLanguage, (facts: ReplyFacts) => string>>;
};

const on = (date: string, word: string) => (date === '' ? '' : ` ${word} ${date}`);

/** Ready answers in both languages, in the order in which they are offered. */
export const replies = {
  thanks: {
    name: { sq: 'Faleminderit', en: 'Thank you' },
    write: {
      sq: ({ name, date, reference, agency }) =>
        `Përshëndetje ${name}! Faleminderit për kërkesën${on(date, 'për')}. Po shohim ditën dhe ju kthejmë përgjigje brenda ditës. Numri i kërkesës: ${reference}.\n${agency}`,
      en: ({ name, date, reference, agency }) =>
        `Hello ${name}! Thank you for your enquiry${on(date, 'for')}. We are checking the day and will answer within the day. Reference: ${reference}.\n${agency}`,
    },
  },
  free: {
    name: { sq: 'Jemi të lirë', en: 'We are free' },
    write: {
      sq: ({ name, date, agency }) =>
        `Përshëndetje ${name}! Jemi të lirë${on(date, 'më')}. A na thoni vendin dhe sa të ftuar do të jeni, që t’ju bëjmë ofertën?\n${agency}`,
      en: ({ name, date, agency }) =>
        `Hello ${name}! We are free${on(date, 'on')}. Could you tell us the place and the number of guests, so that we can make an offer?\n${agency}`,
    },
  },
  offer: {
    name: { sq: 'Oferta', en: 'The offer' },
    write: {
      sq: ({ name, url, agency }) =>
        `Përshëndetje ${name}! Oferta jonë është gati. E shihni dhe e pranoni këtu:\n${url}\nPër çdo pyetje na shkruani.\n${agency}`,
      en: ({ name, url, agency }) =>
        `Hello ${name}! Our offer is ready. You can read and accept it here:\n${url}\nDo write to us with any question.\n${agency}`,
    },
  },
  remind: {
    name: { sq: 'Si ju duket?', en: 'What do you think?' },
    write: {
      sq: ({ name, date, url, agency }) =>
        `Përshëndetje ${name}! A e patë ofertën tonë${on(date, 'për')}? Data është ende e lirë:\n${url}\n${agency}`,
      en: ({ name, date, url, agency }) =>
        `Hello ${name}! Have you seen our offer${on(date, 'for')}? The date is still free:\n${url}\n${agency}`,
    },
  },
  full: {
    name: { sq: 'Jemi të zënë', en: 'We are full' },
    write: {
      sq: ({ name, date, agency }) =>
        `Përshëndetje ${name}! Na vjen keq,${on(date, 'më')} jemi të zënë. Nëse data mund të ndryshojë, na shkruani dhe ju themi cilat ditë kemi të lira.\n${agency}`,
      en: ({ name, date, agency }) =>
        `Hello ${name}! We are sorry, we are already booked${on(date, 'on')}. If the date can change, write to us and we will tell you which days are free.\n${agency}`,
    },
  },
  confirmed: {
    name: { sq: 'U konfirmua', en: 'Confirmed' },
    write: {
      sq: ({ name, date, reference, agency }) =>
        `Përshëndetje ${name}! Nata juaj${on(date, 'më')} është e konfirmuar (${reference}). Shihemi atje!\n${agency}`,
      en: ({ name, date, reference, agency }) =>
        `Hello ${name}! Your night${on(date, 'on')} is confirmed (${reference}). See you there!\n${agency}`,
    },
  },
} satisfies Record<string, Reply>;

export type ReplyId = keyof typeof replies;
