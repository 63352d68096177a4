import type { Message } from '@ritmi/shared/domain/language';

export const text = {
  loading: { sq: 'Po ngarkohet artisti', en: 'Loading the artist' },
  failed: {
    sq: 'Faqja e artistit nuk u ngarkua. Po provojmë përsëri.',
    en: 'The artist’s page was not loaded. Trying again.',
  },
  bookNow: { sq: 'Rezervo tani', en: 'Book now' },
  planEvent: { sq: 'Planifiko eventin', en: 'Plan your event' },
  facts: { sq: 'Të dhëna', en: 'Facts' },
  social: { sq: 'Në rrjete', en: 'Elsewhere' },
  profile: { sq: 'Profili', en: 'Profile' },
  biography: { sq: 'Biografia', en: 'Biography' },
  videos: { sq: 'Videot', en: 'Videos' },
  equipment: { sq: 'Pajisjet', en: 'Equipment' },
  venues: { sq: 'Ku ka luajtur', en: 'Venues played' },
  mashups: { sq: 'Mashup-e dhe edit-e', en: 'Mashups and edits' },
  mashupsLead: {
    sq: 'Dëgjohen në SoundCloud. Hapen në një dritare të re.',
    en: 'They play on SoundCloud and open in a new window.',
  },
  listen: { sq: 'Dëgjo', en: 'Listen' },
  performances: { sq: 'Netët e fundit', en: 'Recent performances' },
  recentEvents: { sq: 'Eventet e fundit', en: 'Recent events' },
  projects: { sq: 'Projekte me të', en: 'Projects' },
  services: { sq: 'Shërbimet e ofruara', en: 'Services provided' },
  eventTypes: { sq: 'Çfarë drejton', en: 'What he leads' },
  clubCall: { sq: 'Ke një datë? Pyet nëse është e lirë.', en: 'Have a date? Ask whether it is free.' },
  partyCall: {
    sq: 'Na trego datën dhe sa veta vijnë.',
    en: 'Tell us the date and how many are coming.',
  },
} as const satisfies Record<string, Message>;
