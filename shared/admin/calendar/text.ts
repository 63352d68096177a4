import type { Message } from '@ritmi/shared/domain/language';

export const calendarText = {
  views: { sq: 'Pamja', en: 'View' },
  month: { sq: 'Muaji', en: 'Month' },
  week: { sq: 'Java', en: 'Week' },
  list: { sq: 'Lista', en: 'List' },
  previous: { sq: 'Më parë', en: 'Earlier' },
  next: { sq: 'Më pas', en: 'Later' },
  today: { sq: 'Sot', en: 'Today' },
  add: { sq: 'Shto rezervim', en: 'Add a booking' },
  addOn: (day: string) => ({ sq: `Shto rezervim: ${day}`, en: `Add a booking: ${day}` }),
  block: { sq: 'Blloko ditë', en: 'Block days' },
  resources: { sq: 'Burimet', en: 'Resources' },
  feasts: { sq: 'Festat', en: 'Feasts' },
  feastDays: { sq: 'Ditët e festave', en: 'Feast Days' },
  feastsHint: {
    sq: 'Bajramet dhe Pashkët llogariten vetë. Shëno këtu ditën e shpallur kur është tjetër.',
    en: 'The Bajrams and Easters are computed. Note the announced day here when it is another one.',
  },
  feeds: { sq: 'Kalendari në telefon', en: 'Calendar on the phone' },
  csv: { sq: 'CSV', en: 'CSV' },
  print: { sq: 'Shtyp', en: 'Print' },
  more: { sq: 'Më shumë', en: 'More' },
  back: { sq: 'Te kalendari', en: 'To the calendar' },
  loadFailed: { sq: 'Kalendari nuk u mor', en: 'The calendar could not be loaded' },
  empty: { sq: 'Asnjë natë në këtë kohë.', en: 'No nights in this time.' },
  blocked: { sq: 'Bllokuar', en: 'Blocked' },
  free: { sq: 'Të lira', en: 'Free' },
  withoutResource: { sq: 'Pa burime', en: 'Without resources' },
  lapsed: { sq: 'opsioni skadoi', en: 'option lapsed' },
  keys: {
    sq: 'Zvarrit një natë te një ditë tjetër, ose zgjidhe dhe shtyp Shift me shigjetat.',
    en: 'Drag a night to another day, or select it and press Shift with the arrow keys.',
  },
  moved: (title: string, day: string) => ({ sq: `${title}: ${day}`, en: `${title}: ${day}` }),
  notMoved: { sq: 'Nata nuk u zhvendos', en: 'The night was not moved' },
  csvFailed: { sq: 'Skedari nuk u mor', en: 'The file could not be loaded' },
  eve: (feast: string) => ({ sq: `vigjilja: ${feast}`, en: `eve of ${feast}` }),
};

/** What the backgrounds of days mean. */
export const legendText = {
  saturday: { sq: 'E shtunë', en: 'Saturday' },
  feast: { sq: 'Festë', en: 'Feast' },
  eve: { sq: 'Vigjilje', en: 'Eve' },
  feastOrEve: { sq: 'Festë, vigjilje', en: 'Feast, eve' },
  blocked: { sq: 'Bllokuar', en: 'Blocked' },
} satisfies Record<string, Message>;

export const bookingText = {
  new: { sq: 'Rezervim i ri', en: 'New booking' },
  title: { sq: 'Titulli', en: 'Title' },
  date: { sq: 'Data', en: 'Date' },
  part: { sq: 'Koha', en: 'Time' },
  place: { sq: 'Vendi', en: 'Place' },
  state: { sq: 'Gjendja', en: 'State' },
  until: { sq: 'Opsioni deri më', en: 'Option until' },
  total: { sq: 'Totali (€)', en: 'Total (€)' },
  notes: { sq: 'Shënime', en: 'Notes' },
  resources: { sq: 'Burimet', en: 'Resources' },
  save: { sq: 'Ruaj', en: 'Save' },
  cancel: { sq: 'Anulo', en: 'Cancel' },
  anyway: { sq: 'Rezervo gjithsesi', en: 'Book anyway' },
  saved: { sq: 'U ruajt', en: 'Saved' },
  queued: { sq: 'Pret serverin dhe dërgohet vetë', en: 'Waits for the server and is sent by itself' },
  notSaved: { sq: 'Nuk u ruajt', en: 'Not saved' },
  enquiry: { sq: 'Hap kërkesën', en: 'Open the enquiry' },
  payments: { sq: 'Pagesat', en: 'Payments' },
  paid: { sq: 'Paguar', en: 'Paid' },
  due: { sq: 'Mbetet', en: 'Due' },
  amount: { sq: 'Shuma', en: 'Amount' },
  currency: { sq: 'Monedha', en: 'Currency' },
  method: { sq: 'Si', en: 'How' },
  paidOn: { sq: 'Paguar më', en: 'Paid on' },
  paymentNote: { sq: 'Shënim i pagesës', en: 'Note on the payment' },
  addPayment: { sq: 'Shto pagesën', en: 'Add the payment' },
  removePayment: { sq: 'Hiq pagesën', en: 'Remove the payment' },
  needsTitle: { sq: 'Shkruaj titullin.', en: 'Write the title.' },
  needsDate: { sq: 'Shkruaj datën.', en: 'Write the date.' },
} satisfies Record<string, Message>;

export const methodNames = {
  cash: { sq: 'Para në dorë', en: 'Cash' },
  bank: { sq: 'Bankë', en: 'Bank' },
  card: { sq: 'Kartë', en: 'Card' },
} satisfies Record<string, Message>;

export const blockText = {
  title: { sq: 'Ditë të bllokuara', en: 'Blocked days' },
  date: { sq: 'Data', en: 'Date' },
  part: { sq: 'Koha', en: 'Time' },
  resource: { sq: 'Burimi', en: 'Resource' },
  everything: { sq: 'E gjithë agjencia', en: 'The whole agency' },
  reason: { sq: 'Arsyeja', en: 'Reason' },
  block: { sq: 'Blloko', en: 'Block' },
  blocked: { sq: 'Dita u bllokua', en: 'The day is blocked' },
  unblock: { sq: 'Zhblloko', en: 'Unblock' },
  unblocked: { sq: 'Dita u zhbllokua', en: 'The day is no longer blocked' },
  failed: { sq: 'Nuk u ruajt', en: 'Not saved' },
} satisfies Record<string, Message>;

export const feedText = {
  title: { sq: 'Kalendari në telefon', en: 'Calendar on the phone' },
  hint: {
    sq: 'Shtoje këtë adresë në kalendarin e telefonit. Kush e ka adresën, i sheh netët.',
    en: 'Add this address to the calendar of a phone. Whoever has the address sees the nights.',
  },
  name: { sq: 'Emri', en: 'Name' },
  resource: { sq: 'Burimi', en: 'Resource' },
  all: { sq: 'Të gjitha netët', en: 'All nights' },
  add: { sq: 'Krijo adresën', en: 'Make an address' },
  copy: { sq: 'Kopjo adresën', en: 'Copy the address' },
  copied: { sq: 'Adresa u kopjua', en: 'Address copied' },
  remove: { sq: 'Hiq', en: 'Remove' },
  removed: { sq: 'Adresa nuk vlen më', en: 'The address is no longer valid' },
  failed: { sq: 'Nuk u ruajt', en: 'Not saved' },
  loadFailed: { sq: 'Adresat nuk u morën', en: 'The addresses could not be loaded' },
} satisfies Record<string, Message>;
