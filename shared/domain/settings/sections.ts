/** The sections of the home page that the agency puts in order or leaves out. */
export const homeSections = [
  'packages',
  'proof',
  'services',
  'artists',
  'voices',
  'events',
  'questions',
] as const;

export type HomeSection = (typeof homeSections)[number];
