import { nights, parties, type Shot, shotsFrom, weddings } from './pictures.js';

export interface StaffEvent {
  readonly title: string;
  readonly date: string;
  readonly description: string;
  readonly featured?: boolean;
  /** The first becomes the main image. */
  readonly media: readonly Shot[];
}

const four = 4;
const night = (start: number) => shotsFrom(nights, start, four);
const wedding = (start: number) => shotsFrom(weddings, start, four);
const party = (start: number) => shotsFrom(parties, start, four);

export const events: readonly StaffEvent[] = [
  [
    'Nata e lazerit në Klub Depo',
    '2026-10-10',
    'Hapja e sezonit. Pesë orë, tavani u ndez në orën dy.',
    night(0),
  ],
  [
    'Dasma e Anës dhe Ermalit',
    '2026-09-19',
    'Salla Kristal, 280 të ftuar, valle deri në mëngjes.',
    wedding(0),
  ],
  [
    'Matura e gjimnazit Partizani',
    '2026-06-12',
    'Oborri i shkollës, tre klasa dhe një numërim mbrapsht.',
    party(0),
  ],
  [
    'Dasma e Besës dhe Klajdit',
    '2026-08-29',
    'Jashtë, buzë liqenit. Shiu priti deri në orën tre.',
    wedding(1),
  ],
  ['Darka e një banke në Tiranë', '2026-03-07', 'Fjalime të shkurtra, pistë e gjatë.', party(3)],
  ['Mbrëmja e verës në Dhërmi', '2026-07-25', 'Pult në rërë, zë nga deti.', night(2)],
  ['Ditëlindja e Enit', '2026-02-14', 'Tridhjetë vjeç dhe tridhjetë këngë.', party(4)],
  ['Dasma e Sarës dhe Dritanit', '2026-05-30', 'Vallja e parë mbi re, torta me shkëndija.', wedding(2)],
  ['Nata e hapjes së sezonit', '2026-05-02', 'Dritat e reja për herë të parë.', night(4)],
  [
    'Matura e shkollës Qemal Stafa',
    '2025-06-14',
    'Nxehtë, plot, dhe askush nuk shkoi para orës pesë.',
    party(1),
  ],
  ['Festa e firmës në Durrës', '2025-12-19', 'Salla mbi det, dy DJ, një natë.', night(5)],
  ['Dasma e Megit dhe Arbit', '2025-09-06', 'Salla e vjetër, dritat e reja.', wedding(4)],
  ['Ditëlindja e Tomit', '2025-11-08', 'Gjashtë vjeç. Zë i ulët, dritë e butë.', party(5)],
  ['Nata e CO2-së në Korçë', '2025-10-25', 'Bora jashtë, mjegulla brenda.', night(3)],
  ['Dasma e Linditës dhe Gentit', '2025-07-12', 'Oborr, 400 të ftuar, skenë me çati.', wedding(5)],
].map(([title, date, description, media], place) => ({
  title: title as string,
  date: date as string,
  description: description as string,
  media: media as Shot[],
  ...(place < four ? { featured: true } : {}),
}));
