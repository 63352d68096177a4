import type { Message } from '../language.js';

/** The agency's record in numbers. All of it is invented for the demo, and the home page says so. */
export const proof = {
  since: 2005,
  nights: 1240,
  towns:
    'Tiranë, Durrës, Vlorë, Shkodër, Korçë, Elbasan, Berat, Gjirokastër, Sarandë, Himarë, Pogradec, Lezhë',
} as const;

/** Notes on the home page about invented parts; an agency that replaces a part deletes its note. */
export const demoNotes = {
  numbers: { sq: 'Numrat janë të kësaj demoje.', en: 'These numbers are invented for this demo.' },
  voices: { sq: 'Zërat janë të kësaj demoje.', en: 'These quotes are invented for this demo.' },
  answers: { sq: 'Përgjigjet janë të kësaj demoje.', en: 'These answers are invented for this demo.' },
} as const satisfies Record<string, Message>;

export const voices: readonly { readonly words: Message; readonly name: string; readonly event: Message }[] =
  [
    {
      words: {
        sq: 'Salla na e kishte lënë deri në një. Në katër ende s’ishte ulur askush.',
        en: 'We had the hall until one. At four nobody had sat down yet.',
      },
      name: 'Ana dhe Ermali',
      event: { sq: 'Dasmë, Elbasan', en: 'Wedding, Elbasan' },
    },
    {
      words: {
        sq: 'Klasa solli gjashtëdhjetë këngë. I luajtën të gjitha, me radhën e tyre.',
        en: 'The class brought sixty songs. They played them all, in an order of their own.',
      },
      name: 'Sara, klasa 12B',
      event: { sq: 'Maturë, Durrës', en: 'Prom, Durrës' },
    },
    {
      words: {
        sq: 'Kur hymë ne, zëri ishte provuar dhe kutitë s’dukeshin më.',
        en: 'When we came in, the sound had been checked and the cases were out of sight.',
      },
      name: 'Drita',
      event: { sq: 'Festë firme, Tiranë', en: 'Company party, Tirana' },
    },
  ];

export const questions: readonly { readonly question: Message; readonly answer: Message }[] = [
  {
    question: { sq: 'A duhet parapagim?', en: 'Is there a deposit?' },
    answer: {
      sq: 'Po, 30 % e mban datën. Pjesën tjetër e paguan natën e eventit.',
      en: 'Yes, 30 % holds the date. You pay the rest on the night.',
    },
  },
  {
    question: { sq: 'Po sikur të bjerë shi?', en: 'What if it rains?' },
    answer: {
      sq: 'Pultin dhe altoparlantët i mbulojmë. Për shi të fortë caktojmë që më parë një sallë rezervë.',
      en: 'We cover the decks and speakers. For heavy rain we agree on a backup hall in advance.',
    },
  },
  {
    question: { sq: 'Vini edhe larg Tiranës?', en: 'Do you travel far from Tirana?' },
    answer: {
      sq: 'Po, në gjithë Shqipërinë. Deri në 50 km pa shtesë; më larg ta themi çmimin e rrugës që në fillim.',
      en: 'Yes, all over Albania. Up to 50 km at no extra cost; beyond that we tell you the travel cost up front.',
    },
  },
  {
    question: { sq: 'Çfarë rryme ju duhet?', en: 'What power do you need?' },
    answer: {
      sq: 'Dy priza 16 A në linja të ndara mjaftojnë. Për skenë të madhe sjellim gjenerator.',
      en: 'Two 16 A sockets on separate circuits are enough. For a large stage we bring a generator.',
    },
  },
  {
    question: { sq: 'A i zgjedhim ne këngët?', en: 'Can we choose the songs?' },
    answer: {
      sq: 'Po. Na dërgo listën një javë më parë, edhe me ato që s’do t’i dëgjosh.',
      en: 'Yes. Send us the list a week before, including the songs that you never want to hear.',
    },
  },
];
