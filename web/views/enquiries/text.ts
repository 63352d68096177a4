import type { EnquiryStep, StepNote } from '@ritmi/shared/domain/enquiries/steps';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  title: { sq: 'Kërkesa jote', en: 'Your enquiry' },
  description: {
    sq: 'Gjendja e kërkesës, oferta dhe përgjigjja jote, në një faqe që e sheh vetëm ti.',
    en: 'The state of the enquiry, the offer and your answer, on a page that only you see.',
  },
  failed: { sq: 'Kërkesa nuk u hap', en: 'The enquiry could not be opened' },
  failedLead: {
    sq: 'Serveri nuk përgjigjet për momentin. Hape këtë faqe përsëri pas pak.',
    en: 'The server does not answer at the moment. Open this page again in a while.',
  },
  keep: {
    sq: 'Ruaje këtë faqe: vetëm me adresën e saj e sheh kërkesën.',
    en: 'Keep this page: the enquiry can be seen only at its address.',
  },
  whatsapp: { sq: 'Na shkruaj në WhatsApp', en: 'Write to us on WhatsApp' },
  asked: { sq: 'Çfarë kërkove', en: 'What you asked for' },
  date: { sq: 'Data', en: 'Date' },
  when: { sq: 'Kur', en: 'When' },
  place: { sq: 'Vendi', en: 'Place' },
  kind: { sq: 'Lloji i natës', en: 'Occasion' },
  guests: { sq: 'Të ftuar', en: 'Guests' },
  artist: { sq: 'Artisti', en: 'Artist' },
  discount: { sq: 'Zbritja', en: 'Discount' },
  total: { sq: 'Totali', en: 'Total' },
  onRequest: { sq: 'Çmimi me marrëveshje', en: 'Price on request' },
  estimateNote: {
    sq: 'Llogaritje me çmimet e ditës kur e dërgove. Çmimin e fundit e thotë oferta.',
    en: 'Worked out with the prices of the day on which you sent it. The offer has the final price.',
  },
  offer: { sq: 'Oferta jonë', en: 'Our offer' },
  sentOn: { sq: 'Dërguar më', en: 'Sent on' },
  validUntil: { sq: 'Vlen deri më', en: 'Valid until' },
  deposit: { sq: 'Parapagimi', en: 'Deposit' },
  until: { sq: 'deri më', en: 'by' },
  added: { sq: 'e re', en: 'new' },
  changed: { sq: 'ndryshuar', en: 'changed' },
  removed: { sq: 'hequr', en: 'removed' },
  changes: {
    sq: 'Çfarë ndryshoi nga oferta e mëparshme është shënuar.',
    en: 'What changed since the offer before is marked.',
  },
  pdf: { sq: 'Shkarko ofertën (PDF)', en: 'Download the offer (PDF)' },
  terms: { sq: 'Kushtet', en: 'Terms' },
  toAnswer: { sq: 'Te përgjigjja', en: 'To your answer' },
  answer: { sq: 'A pajtohemi?', en: 'Do we agree?' },
  name: { sq: 'Emri dhe mbiemri', en: 'First and last name' },
  accept: { sq: 'Pranoj ofertën', en: 'I accept the offer' },
  message: { sq: 'Çfarë do të ndryshoje?', en: 'What would you change?' },
  change: { sq: 'Kërko ndryshim', en: 'Ask for a change' },
  reason: { sq: 'Pse jo? (nëse do)', en: 'Why not? (optional)' },
  decline: { sq: 'Nuk e pranoj', en: 'I decline' },
  expired: {
    sq: 'Afati i kësaj oferte ka kaluar. Kërko ndryshim, dhe të dërgojmë një tjetër.',
    en: 'The time of this offer is over. Ask for a change, and we send you another one.',
  },
  lapsed: {
    sq: 'Afati i ofertës ka kaluar. Kërko një tjetër më poshtë.',
    en: 'The time of the offer is over. Ask for another one below.',
  },
  steps: { sq: 'Ku ka arritur kërkesa', en: 'How far the enquiry is' },
  missing: { sq: 'Plotëso këtë fushë.', en: 'Please fill in this field.' },
} as const satisfies Record<string, Message>;

/** What each state means to the visitor. */
export const stateTexts: Readonly<Record<VisitorView['state'], Message>> = {
  new: {
    sq: 'E morëm kërkesën. Të përgjigjemi brenda ditës.',
    en: 'We have your enquiry. We answer within the day.',
  },
  answered: {
    sq: 'E lexuam kërkesën dhe po merremi me të.',
    en: 'We have read your enquiry and are working on it.',
  },
  offered: { sq: 'Oferta jote është gati. Lexoje më poshtë.', en: 'Your offer is ready. Read it below.' },
  accepted: {
    sq: 'E pranove ofertën. Data mbahet për ty; të konfirmojmë së shpejti.',
    en: 'You have accepted the offer. The date is held for you; we confirm it soon.',
  },
  booked: { sq: 'Nata është e rezervuar. Shihemi aty.', en: 'The night is booked. See you there.' },
  done: { sq: 'Nata u mbajt. Faleminderit!', en: 'The night took place. Thank you!' },
  declined: { sq: 'Kjo kërkesë u mbyll pa rezervim.', en: 'This enquiry was closed without a booking.' },
  cancelled: { sq: 'Kjo kërkesë u anulua.', en: 'This enquiry was cancelled.' },
};

export const stepNames: Readonly<Record<EnquiryStep['name'], Message>> = {
  asked: { sq: 'Kërkesa', en: 'Enquiry' },
  offer: { sq: 'Oferta', en: 'Offer' },
  night: { sq: 'Nata', en: 'The night' },
};

export const stepNotes: Readonly<Record<StepNote, Message>> = {
  received: { sq: 'E morëm', en: 'We have it' },
  soon: { sq: 'Brenda ditës', en: 'Within the day' },
  preparing: { sq: 'Po e përgatisim', en: 'We are preparing it' },
  changing: { sq: 'Po e ndryshojmë', en: 'We are changing it' },
  waiting: { sq: 'Pret përgjigjen tënde', en: 'It waits for your answer' },
  expired: { sq: 'Afati i saj ka kaluar', en: 'Its time is over' },
  agreed: { sq: 'U pajtuam', en: 'We agree' },
  sent: { sq: 'E dërguam', en: 'We sent it' },
  none: { sq: 'Nuk pati', en: 'There was none' },
  planned: { sq: 'Data që kërkove', en: 'The date you asked for' },
  held: { sq: 'Data mbahet për ty', en: 'The date is held for you' },
  booked: { sq: 'E rezervuar', en: 'Booked' },
  over: { sq: 'U mbajt', en: 'It took place' },
  off: { sq: 'Pa rezervim', en: 'Not booked' },
};

/** Why an answer was not taken. */
export const refusalTexts: Readonly<Record<string, Message>> = {
  version: {
    sq: 'Ndërkohë dërguam një ofertë të re. Lexoje, pastaj përgjigju.',
    en: 'Meanwhile we have sent a new offer. Read it, then answer.',
  },
  expired: text.expired,
  full: {
    sq: 'Kjo datë u zu ndërkohë. Na shkruaj, dhe gjejmë bashkë një tjetër.',
    en: 'This date was taken meanwhile. Write to us, and we find another one together.',
  },
  state: {
    sq: 'Kjo kërkesë nuk pret më përgjigje. Na shkruaj, nëse diçka nuk shkon.',
    en: 'This enquiry expects no answer any more. Write to us if something is wrong.',
  },
  unavailable: {
    sq: 'Përgjigjja nuk u dërgua: serveri nuk përgjigjet. Provo përsëri pas pak.',
    en: 'The answer was not sent: the server does not answer. Try again in a while.',
  },
};
