import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  player: { sq: 'Muzika', en: 'Music' },
  listen: { sq: 'Dëgjo', en: 'Listen' },
  play: { sq: 'Luaj', en: 'Play' },
  pause: { sq: 'Pauzë', en: 'Pause' },
  next: { sq: 'Kënga tjetër', en: 'Next piece' },
  place: { sq: 'Vendi në këngë', en: 'Place in the piece' },
  volume: { sq: 'Volumi', en: 'Volume' },
  close: { sq: 'Mbyll muzikën', en: 'Close the music' },
  failed: { sq: 'Kënga nuk u ngarkua.', en: 'The piece could not be loaded.' },
} as const satisfies Record<string, Message>;
