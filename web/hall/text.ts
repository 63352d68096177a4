import type { Message } from '@ritmi/shared/domain/language';
import type { Pass } from '@ritmi/shared/domain/services/light';

export const text = {
  heading: { sq: 'Ndize natën', en: 'Switch the night on' },
  lead: {
    sq: 'Prek një shërbim: ndizet drita, mblidhet çmimi.',
    en: 'Tap a service: its light comes on, the price adds up.',
  },
  contactPrice: { sq: 'Kontakto', en: 'Contact' },
  total: { sq: 'Totali', en: 'Total' },
  soundOn: { sq: 'Ndiz zërin', en: 'Switch the sound on' },
  soundOff: { sq: 'Fik zërin', en: 'Switch the sound off' },
  share: { sq: 'Kjo është nata ime', en: 'This is my night' },
  show: { sq: 'Shiko paketën', en: 'See the package' },
} as const satisfies Record<string, Message>;

/** What is in the picture without any light. */
const darkHall: Message = { sq: 'Salla e errët para fillimit', en: 'The dark hall before the start' };

/** What each light adds to it. */
const lightWords: Readonly<Record<Pass, Message>> = {
  dj: { sq: 'pulti i DJ-it i ndriçuar', en: 'the DJ’s desk lit up' },
  sound: { sq: 'altoparlantët e ndriçuar', en: 'the loudspeakers lit up' },
  lights: { sq: 'rreze të ftohta drite', en: 'cold beams of light' },
  laser: { sq: 'vija lazeri mbi publikun', en: 'lines of laser over the crowd' },
  sparks: { sq: 'katër shatërvanë shkëndijash', en: 'four fountains of sparks' },
  co2: { sq: 'shtëllunga CO2', en: 'jets of CO2' },
  led: { sq: 'ekran LED pas DJ-it', en: 'an LED wall behind the DJ' },
  bubbles: { sq: 'flluska sapuni', en: 'soap bubbles' },
  smoke: { sq: 'mjegull e ulët mbi pistë', en: 'low fog over the floor' },
};

/** The picture in words: the hall, with the lights that are on. */
export function hallWords(lit: readonly Pass[]): Message {
  const [first, ...others] = lit;
  if (!first) return darkHall;
  const words = [first, ...others].map((light) => lightWords[light]);
  return {
    sq: `Salla me ${words.map(({ sq }) => sq).join(', ')}`,
    en: `The hall with ${words.map(({ en }) => en).join(', ')}`,
  };
}

/** How many services are chosen. */
function chosenCount(count: number): Message {
  return {
    sq: count === 1 ? '1 shërbim' : `${count} shërbime`,
    en: count === 1 ? '1 service' : `${count} services`,
  };
}

/** `5 shërbime · 900.00 €`; without the price when it is hidden. */
export function chosenLine(count: number, price: string | null): Message {
  const { sq, en } = chosenCount(count);
  return price === null ? { sq, en } : { sq: `${sq} · ${price}`, en: `${en} · ${price}` };
}
