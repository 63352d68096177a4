import type { IssueCode } from '@ritmi/shared/domain/errors';
import type { Part } from '@ritmi/shared/domain/bookings/parts';
import type { Message } from '@ritmi/shared/domain/language';

/** Version of the privacy notice below; kept with each enquiry that was sent under it. */
export const noticeVersion = '2026-11';

/** Words that only the form of the contact page needs. */
export const askText = {
  notice: {
    sq: 'Emrin, telefonin dhe natën i përdorim vetëm për t’u përgjigjur dhe për ofertën. Nëse nuk bëhet natë, fshihen pas një viti.',
    en: 'We use name, phone and night only to answer and to make an offer. If no night comes of it, they are deleted after a year.',
  },
  privacy: { sq: 'Politika e privatësisë', en: 'Privacy policy' },
  website: { sq: 'Lëre bosh', en: 'Leave this empty' },
  wrong: {
    sq: 'Kërkesa nuk u dërgua ende. Shiko fushat e shënuara.',
    en: 'The enquiry is not sent yet. Look at the marked fields.',
  },
  unavailable: {
    sq: 'Kërkesa nuk u dërgua: serveri nuk përgjigjet. Çdo gjë që shkrove është këtu. Provo përsëri, ose na shkruaj në WhatsApp.',
    en: 'The enquiry was not sent: the server does not answer. All that you typed is here. Try again, or write to us on WhatsApp.',
  },
  tooMany: {
    sq: 'Erdhën shumë kërkesa njëherësh. Provo pas pak, ose na shkruaj në WhatsApp.',
    en: 'Too many enquiries came at once. Try again in a while, or write to us on WhatsApp.',
  },
  gone: {
    sq: 'Ajo që zgjodhe nuk ofrohet më. Zgjidh përsëri, ose dërgoje kërkesën pa të.',
    en: 'What you chose is no longer offered. Choose again, or send the enquiry without it.',
  },
} as const satisfies Record<string, Message>;

export const partLabels: Readonly<Record<Part, Message>> = {
  evening: { sq: 'Mbrëmje', en: 'Evening' },
  day: { sq: 'Ditë', en: 'Daytime' },
  all: { sq: 'Gjithë dita', en: 'All day' },
};

const required: Message = { sq: 'Plotëso këtë fushë.', en: 'Please fill in this field.' };

/** What is wrong with a field; '' is for every other code. */
const problems: Readonly<Record<string, Partial<Record<IssueCode | '', Message>>>> = {
  emri: { required: { sq: 'Shkruaj emrin.', en: 'Type your name.' } },
  telefoni: {
    required: {
      sq: 'Shkruaj telefonin, që të të përgjigjemi.',
      en: 'Type your phone, so that we can answer.',
    },
    '': {
      sq: 'Ky numër nuk lexohet. Shkruaje si 069 123 4567 ose +355 69 123 4567.',
      en: 'This number cannot be read. Type it like 069 123 4567 or +355 69 123 4567.',
    },
  },
  email: {
    '': {
      sq: 'Kjo adresë nuk është e plotë. Shkruaje si ana@shembull.al, ose lëre bosh.',
      en: 'This address is not complete. Type it like ana@example.com, or leave it empty.',
    },
  },
  data: {
    required: { sq: 'Zgjidh datën e natës.', en: 'Choose the date of the night.' },
    '': {
      sq: 'Zgjidh një datë nga sot deri tre vjet përpara.',
      en: 'Choose a date from today to three years ahead.',
    },
  },
  vendi: { required: { sq: 'Shkruaj qytetin ose sallën.', en: 'Type the town or the hall.' } },
  lloji: { '': { sq: 'Zgjidh llojin e natës.', en: 'Choose the kind of night.' } },
  'te-ftuar': {
    '': { sq: 'Shkruaj një numër nga 1 deri në 100,000.', en: 'Type a number from 1 to 100,000.' },
  },
};

export const tooLong: Message = { sq: 'Ky tekst është shumë i gjatë.', en: 'This text is too long.' };
const invalid: Message = { sq: 'Kjo vlerë nuk lexohet.', en: 'This value cannot be read.' };

/** @param field name of the form's field */
export function problemText(field: string, code: IssueCode): Message {
  const own = problems[field];
  if (own?.[code]) return own[code];
  if (code === 'tooLong') return tooLong;
  return own?.[''] ?? (code === 'required' ? required : invalid);
}
