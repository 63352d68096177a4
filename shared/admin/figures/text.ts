import type { Message } from '@ritmi/shared/domain/language';

/** Texts of the owner's figures. */
export const figuresText = {
  title: { sq: 'Shifrat', en: 'Figures' },
  period: { sq: 'Periudha', en: 'Period' },
  lastMonths: { sq: '12 muajt e fundit', en: 'Last 12 months' },
  note: {
    sq: 'Kërkesat numërohen sipas ditës kur erdhën, netët sipas datës së tyre. Netët janë ato të konfirmuara dhe të bëra.',
    en: 'Enquiries count by the day on which they came, nights by their date. Nights are the confirmed and the done ones.',
  },
  loadFailed: { sq: 'Shifrat nuk u morën', en: 'The figures could not be loaded' },
  none: (names: string): Message => ({
    sq: `Ende asgjë në këto ditë: ${names}.`,
    en: `Nothing in these days yet: ${names}.`,
  }),
  table: { sq: 'Shfaq tabelën', en: 'Show the table' },
  csv: (name: string): Message => ({ sq: `Shkarko CSV: ${name}`, en: `Download CSV: ${name}` }),
  /** What is drawn, for who does not see it. */
  drawn: (name: string, values: string): Message => ({
    sq: `Grafik, ${name}: ${values}`,
    en: `Chart, ${name}: ${values}`,
  }),
  months: { sq: 'Kërkesat sipas muajit', en: 'Enquiries by month' },
  month: { sq: 'Muaji', en: 'Month' },
  enquiries: { sq: 'Kërkesa', en: 'Enquiries' },
  answered: { sq: 'Përgjigjet', en: 'Answers' },
  within: { sq: 'Pas kërkesës', en: 'After the enquiry' },
  answers: { sq: 'Përgjigje', en: 'Answers' },
  hour: { sq: 'deri në një orë', en: 'up to an hour' },
  day: { sq: 'deri në një ditë', en: 'up to a day' },
  later: { sq: 'më gjatë', en: 'longer' },
  median: (time: string): Message => ({
    sq: `Gjysma e përgjigjeve erdhi brenda ${time}.`,
    en: `Half of the answers came within ${time}.`,
  }),
  minutes: (count: number): Message => ({ sq: `${count} min`, en: `${count} min` }),
  hours: (count: number): Message => ({ sq: `${count} orësh`, en: `${count} h` }),
  booked: { sq: 'Kërkesa që u bënë net', en: 'Enquiries that became nights' },
  step: { sq: 'Hapi', en: 'Step' },
  count: { sq: 'Sa', en: 'How many' },
  asked: { sq: 'Kërkesa', en: 'Enquiries' },
  nights: { sq: 'Net', en: 'Nights' },
  share: (percent: number): Message => ({
    sq: `${percent}% e kërkesave u bënë net.`,
    en: `${percent}% of the enquiries became nights.`,
  }),
  byPackage: { sq: 'Shumat sipas paketës', en: 'Amounts by package' },
  package: { sq: 'Paketa', en: 'Package' },
  byArtist: { sq: 'Shumat sipas artistit', en: 'Amounts by artist' },
  artist: { sq: 'Artisti', en: 'Artist' },
  amount: { sq: 'Shuma', en: 'Amount' },
  weekdays: { sq: 'Netët sipas ditës së javës', en: 'Nights by weekday' },
  weekday: { sq: 'Dita', en: 'Weekday' },
};
