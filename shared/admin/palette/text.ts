import type { Message } from '@ritmi/shared/domain/language';

export const paletteText = {
  title: { sq: 'Gjej kudo', en: 'Find anything' },
  hint: {
    sq: 'Shigjetat zgjedhin, Enter hap, Escape mbyll.',
    en: 'The arrows choose, Enter opens, Escape closes.',
  },
  results: { sq: 'Rezultatet', en: 'Results' },
  screen: { sq: 'Ekran', en: 'Screen' },
  files: {
    image: { sq: 'Foto', en: 'Picture' },
    video: { sq: 'Video', en: 'Video' },
    audio: { sq: 'Këngë', en: 'Piece' },
  },
  action: { sq: 'Veprim', en: 'Action' },
  count: (count: number): Message => ({
    sq: count === 1 ? '1 rezultat' : `${count} rezultate`,
    en: count === 1 ? '1 result' : `${count} results`,
  }),
} as const;
