import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  seeServices: { sq: 'Shiko shërbimet', en: 'See the services' },
  seeProjects: { sq: 'Projektet tona', en: 'Our projects' },
  heroVideo: { sq: 'Pamje nga netët tona', en: 'Scenes of our nights' },
  stopFilm: { sq: 'Ndalo filmin', en: 'Pause the film' },
  goOn: { sq: 'Vazhdo filmin', en: 'Play the film' },
  artists: { sq: 'Artistët', en: 'Artists' },
  // Given in English by specification section 2.
  profile: { sq: 'View Profile', en: 'View Profile' },
} as const satisfies Record<string, Message>;

export function since(year: number): Message {
  return { sq: `Që nga viti ${year}`, en: `Since ${year}` };
}
