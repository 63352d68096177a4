import type { Message } from '@ritmi/shared/domain/language';
import type { EnquiryState } from '@ritmi/shared/domain/enquiries/states';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';

export const stateNames: Readonly<Record<EnquiryState, Message>> = {
  new: { sq: 'E re', en: 'New' },
  answered: { sq: 'Me përgjigje', en: 'Answered' },
  offered: { sq: 'Me ofertë', en: 'Offered' },
  accepted: { sq: 'U pranua', en: 'Accepted' },
  booked: { sq: 'E rezervuar', en: 'Booked' },
  done: { sq: 'U bë', en: 'Done' },
  declined: { sq: 'E refuzuar', en: 'Declined' },
  cancelled: { sq: 'E anuluar', en: 'Cancelled' },
  spam: { sq: 'Spam', en: 'Spam' },
};

export const sourceNames: Readonly<Record<Enquiry['source'], Message>> = {
  site: { sq: 'Faqja', en: 'Site' },
  phone: { sq: 'Telefoni', en: 'Phone' },
  whatsapp: { sq: 'WhatsApp', en: 'WhatsApp' },
  viber: { sq: 'Viber', en: 'Viber' },
  instagram: { sq: 'Instagram', en: 'Instagram' },
  person: { sq: 'Vetë', en: 'In person' },
};

export const inboxText = {
  add: { sq: 'Shto kërkesë', en: 'Add enquiry' },
  list: { sq: 'Lista e kërkesave', en: 'Enquiries' },
  search: { sq: 'Kërko emër, telefon, vend ose numër kërkese', en: 'Search name, phone, place or reference' },
  all: { sq: 'Të gjitha', en: 'All' },
  states: { sq: 'Sipas gjendjes', en: 'By state' },
  mine: { sq: 'Vetëm të miat', en: 'Only mine' },
  nightFrom: { sq: 'Nata nga', en: 'Night from' },
  nightTo: { sq: 'deri', en: 'to' },
  loadFailed: { sq: 'Kërkesat nuk u morën', en: 'The enquiries could not be loaded' },
  empty: {
    sq: 'Ende asnjë kërkesë. Ato që vijnë nga faqja shfaqen këtu vetë.',
    en: 'No enquiries yet. Those from the site appear here by themselves.',
  },
  more: { sq: 'Shfaq të tjera', en: 'Show more' },
  byNight: { sq: 'Sipas datës së natës', en: 'By the date of the night' },
  choose: { sq: 'Këtu hapet kërkesa që zgjedh nga lista.', en: 'The enquiry that you choose opens here.' },
  openFirst: { sq: 'Hape të parën', en: 'Open the first one' },
  back: { sq: 'Te lista', en: 'To the list' },
  unread: { sq: 'e palexuar', en: 'unread' },
  remind: { sq: 'Kujtesë', en: 'Reminder' },
  noDate: { sq: 'Pa datë', en: 'No date' },
  count: (count: number) => ({
    sq: count === 1 ? '1 kërkesë' : `${count} kërkesa`,
    en: count === 1 ? '1 enquiry' : `${count} enquiries`,
  }),
  guests: (count: number) => ({ sq: `${count} të ftuar`, en: `${count} guests` }),
};

/** What a notice of the system begins with. */
export const noticeText = {
  asked: { sq: 'Kërkesë e re', en: 'New enquiry' },
  accepted: { sq: 'Oferta u pranua', en: 'Offer accepted' },
  declined: { sq: 'Oferta u refuzua', en: 'Offer declined' },
  change: { sq: 'U kërkua ndryshim', en: 'Change asked for' },
  several: (count: number) => ({
    sq: `${count} kërkesa presin të lexohen`,
    en: `${count} enquiries wait to be read`,
  }),
};

export const storyText = {
  reply: { sq: 'Përgjigju', en: 'Reply' },
  offer: { sq: 'Dërgo ofertën', en: 'Send the offer' },
  book: { sq: 'Rezervo', en: 'Book' },
  decline: { sq: 'Refuzo', en: 'Decline' },
  edit: { sq: 'Ndrysho', en: 'Change' },
  state: { sq: 'Gjendja', en: 'State' },
  setState: { sq: 'Vendos gjendjen', en: 'Set the state' },
  assignee: { sq: 'Kush merret me të', en: 'Who takes care' },
  me: { sq: 'Unë', en: 'Me' },
  nobody: { sq: 'Askush', en: 'Nobody' },
  other: { sq: 'Një koleg', en: 'A colleague' },
  remindAt: { sq: 'Më kujto më', en: 'Remind me on' },
  note: { sq: 'Shënim', en: 'Note' },
  addNote: { sq: 'Shto shënimin', en: 'Add the note' },
  noteSaved: { sq: 'Shënimi u ruajt', en: 'Note saved' },
  saved: { sq: 'U ruajt', en: 'Saved' },
  queued: { sq: 'Pret serverin dhe dërgohet vetë', en: 'Waits for the server and is sent by itself' },
  notSaved: { sq: 'Nuk u ruajt', en: 'Not saved' },
  story: { sq: 'Historia e bisedës', en: 'The story so far' },
  facts: { sq: 'Çfarë u kërkua', en: 'What was asked for' },
  date: { sq: 'Data', en: 'Date' },
  part: { sq: 'Koha', en: 'Time' },
  place: { sq: 'Vendi', en: 'Place' },
  kind: { sq: 'Lloji i natës', en: 'Kind of night' },
  guests: { sq: 'Të ftuar', en: 'Guests' },
  artist: { sq: 'Artisti', en: 'Artist' },
  name: { sq: 'Emri', en: 'Name' },
  phone: { sq: 'Telefoni', en: 'Phone' },
  call: { sq: 'Telefono', en: 'Call' },
  email: { sq: 'E-mail', en: 'E-mail' },
  message: { sq: 'Mesazhi', en: 'Message' },
  source: { sq: 'Erdhi nga', en: 'Came by' },
  language: { sq: 'Gjuha', en: 'Language' },
  estimate: { sq: 'Çmimi që pa', en: 'The price that was shown' },
  page: { sq: 'Faqja e kërkesës', en: 'Page of the enquiry' },
  duplicates: { sq: 'Ndoshta e njëjta', en: 'Possibly the same' },
  openOther: { sq: 'Hape tjetrën', en: 'Open the other one' },
  loadFailed: { sq: 'Kërkesa nuk u mor', en: 'The enquiry could not be loaded' },
  save: { sq: 'Ruaj', en: 'Save' },
  cancel: { sq: 'Anulo', en: 'Cancel' },
} satisfies Record<string, Message>;

export const eventText = {
  asked: { sq: 'Kërkoi', en: 'Asked' },
  wroteDown: { sq: 'U shënua', en: 'Written down' },
  noted: { sq: 'Shënim', en: 'Note' },
  offered: (version: number) => ({ sq: `Oferta ${version}`, en: `Offer ${version}` }),
  accepted: { sq: 'Pranoi ofertën', en: 'Accepted the offer' },
  declined: { sq: 'Nuk e pranoi', en: 'Declined' },
  change: { sq: 'Kërkoi ndryshim', en: 'Asked for a change' },
  booked: { sq: 'Rezervimi', en: 'Booking' },
  paid: { sq: 'Pagesë', en: 'Payment' },
  total: { sq: 'Totali', en: 'Total' },
  validUntil: (time: string) => ({ sq: `vlen deri më ${time}`, en: `valid until ${time}` }),
  discount: { sq: 'Zbritja', en: 'Discount' },
  deposit: (time: string) => ({ sq: `Kapari, deri më ${time}`, en: `Deposit, by ${time}` }),
  waits: { sq: 'Pret serverin', en: 'Waiting for the server' },
};

export const quickText = {
  title: { sq: 'Kërkesë e re', en: 'New enquiry' },
  paste: { sq: 'Ngjit bisedën', en: 'Paste the chat' },
  pasteHint: {
    sq: 'Kopjo mesazhin nga WhatsApp, Viber ose Instagram dhe ngjite këtu. Lexohet në këtë pajisje.',
    en: 'Copy the message from WhatsApp, Viber or Instagram and paste it here. It is read on this device.',
  },
  found: {
    sq: 'U lexua nga biseda. Shih çfarë është shënuar.',
    en: 'Read from the chat. Look at what is marked.',
  },
  nothing: { sq: 'Në bisedë nuk u gjet as datë, as vend.', en: 'No date or place was found in the chat.' },
  unsure: { sq: 'Kontrolloje:', en: 'Check this:' },
  from: (text: string) => ({ sq: `nga “${text}”`, en: `from “${text}”` }),
  others: (days: string) => ({ sq: `u përmend edhe ${days}`, en: `${days} was named too` }),
  needsDate: { sq: 'Shkruaj datën.', en: 'Write the date.' },
  needsName: { sq: 'Shkruaj emrin.', en: 'Write the name.' },
  added: { sq: 'Kërkesa u shtua', en: 'Enquiry added' },
  moreFields: { sq: 'Më shumë', en: 'More' },
};

export const doubtNames = {
  order: { sq: 'dita dhe muaji mund të jenë anasjelltas', en: 'day and month may be the other way round' },
  past: { sq: 'kjo ditë ka kaluar', en: 'this day has passed' },
  several: { sq: 'u përmendën disa data', en: 'several dates were named' },
  spelling: { sq: 'muaji nuk u shkrua qartë', en: 'the month was not spelled clearly' },
  today: { sq: 'u numërua nga sot', en: 'counted from today' },
  vague: { sq: 'dita nuk u tha saktë', en: 'the day was not said exactly' },
  weekday: { sq: 'dita e javës nuk përputhet', en: 'the weekday does not match' },
  which: { sq: 'kjo javë apo tjetra?', en: 'this week or the next?' },
  year: { sq: 'viti nuk u tha', en: 'the year was not said' },
} satisfies Record<string, Message>;
