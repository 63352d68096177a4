import type { Message } from '@ritmi/shared/domain/language';

// Accessible names of the contract, section "Pages", Names.
export const playerText = {
  play: { sq: 'Luaj', en: 'Play' },
  pause: { sq: 'Pauzë', en: 'Pause' },
  mute: { sq: 'Hesht', en: 'Mute' },
  unmute: { sq: 'Zë', en: 'Unmute' },
  refused: { sq: 'Ky film nuk luhet në këtë shfletues.', en: 'This browser cannot play this film.' },
  download: { sq: 'Shkarko filmin', en: 'Download the film' },
  fullscreen: { sq: 'Ekran i plotë', en: 'Fullscreen' },
} satisfies Record<string, Message>;

// Differ from the lightbox's names, because both may be on one page.
export const stripText = {
  left: { sq: 'Shko majtas', en: 'Scroll left' },
  right: { sq: 'Shko djathtas', en: 'Scroll right' },
} satisfies Record<string, Message>;

export const lightboxText = {
  previous: { sq: 'E mëparshmja', en: 'Previous' },
  next: { sq: 'Tjetra', en: 'Next' },
  close: { sq: 'Mbyll', en: 'Close' },
  slide: { sq: 'Foto', en: 'Picture' },
  carousel: { sq: 'Galeri', en: 'Gallery' },
} satisfies Record<string, Message>;
