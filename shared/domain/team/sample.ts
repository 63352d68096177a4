import type { TeamMember } from './schema.js';

/** A team member as it is read, with what the test is about. */
export function sampleMember(change: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 'member-1',
    name: 'Mira Gjoka',
    role: 'Ndriçim',
    image: '',
    bio: 'Vendos dritat dhe i mban gati deri në fund.',
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
