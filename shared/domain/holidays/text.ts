import type { Message } from '../language.js';

/** Names of the public holidays of Albania and Kosovo. */
export const feastNames = {
  newYear: { sq: 'Viti i Ri', en: "New Year's Day" },
  orthodoxChristmas: { sq: 'Krishtlindjet ortodokse', en: 'Orthodox Christmas' },
  independenceOfKosovo: { sq: 'Dita e Pavarësisë së Kosovës', en: 'Independence Day of Kosovo' },
  summer: { sq: 'Dita e Verës', en: 'Summer Day' },
  nevruz: { sq: 'Dita e Nevruzit', en: 'Nevruz' },
  constitution: { sq: 'Dita e Kushtetutës së Kosovës', en: 'Constitution Day of Kosovo' },
  labour: { sq: 'Dita e Punëtorëve', en: 'Labour Day' },
  europe: { sq: 'Dita e Evropës', en: 'Europe Day' },
  teresa: { sq: 'Dita e Shenjtërimit të Nënë Terezës', en: 'Mother Teresa Canonization Day' },
  alphabet: { sq: 'Dita e Alfabetit', en: 'Alphabet Day' },
  flag: { sq: 'Dita e Flamurit dhe e Pavarësisë', en: 'Flag and Independence Day' },
  liberation: { sq: 'Dita e Çlirimit', en: 'Liberation Day' },
  youth: { sq: 'Dita Kombëtare e Rinisë', en: 'National Youth Day' },
  christmas: { sq: 'Krishtlindjet', en: 'Christmas Day' },
  easter: { sq: 'Pashkët katolike', en: 'Catholic Easter' },
  orthodoxEaster: { sq: 'Pashkët ortodokse', en: 'Orthodox Easter' },
  eidAlFitr: { sq: 'Bajrami i Madh', en: 'Eid al-Fitr' },
  eidAlAdha: { sq: 'Kurban Bajrami', en: 'Eid al-Adha' },
} as const satisfies Readonly<Record<string, Message>>;

export type Feast = keyof typeof feastNames;
