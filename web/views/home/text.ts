import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  seeServices: { sq: 'Shiko shërbimet', en: 'See the services' },
  seeProjects: { sq: 'Projektet tona', en: 'Our projects' },
  heroVideo: { sq: 'Pamje nga netët tona', en: 'Scenes of our nights' },
  stopFilm: { sq: 'Ndalo filmin', en: 'Pause the film' },
  goOn: { sq: 'Vazhdo filmin', en: 'Play the film' },
  artists: { sq: 'Artistët', en: 'Artists' },
  services: { sq: 'Shërbimet', en: 'Services' },
  loadingServices: { sq: 'Duke ngarkuar shërbimet', en: 'Loading services' },
  allServices: { sq: 'Të gjitha shërbimet', en: 'All services' },
  events: { sq: 'Eventet e kaluara', en: 'Past events' },
  loadingEvents: { sq: 'Duke ngarkuar eventet', en: 'Loading events' },
  eventsStatement: { sq: 'Kështu duken netët tona', en: 'This is how our nights look' },
  allEvents: { sq: 'Të gjitha eventet', en: 'All events' },
  soon: { sq: 'Së shpejti', en: 'Soon' },
  voices: { sq: 'Çfarë thonë ata që ishin aty', en: 'What people said the morning after' },
  whichDate: { sq: 'Cila datë është e jotja?', en: 'Which date is yours?' },
  // Specification section 2 gives this text in English.
  profile: { sq: 'View Profile', en: 'View Profile' },
} as const satisfies Record<string, Message>;

export function since(year: number): Message {
  return { sq: `Që nga viti ${year}`, en: `Since ${year}` };
}

export function questionsBefore(count: number): Message {
  return count === 5
    ? { sq: 'Pesë pyetje para çdo nate', en: 'Five questions before every night' }
    : { sq: 'Pyetjet para çdo nate', en: 'Questions before every night' };
}
