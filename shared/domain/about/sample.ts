import type { AboutSection } from './schema.js';

/** A section of the about page as it is read, with what the test is about. */
export function sampleSection(change: Partial<AboutSection> = {}): AboutSection {
  return {
    id: 'section-1',
    title: 'Si punojmë',
    content: 'Takohemi, shkruajmë programin, vijmë dy orë më herët.',
    image: '',
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
