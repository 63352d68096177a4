import { z } from 'zod';
import { defineEntity } from '../entity.js';
import { optionalAddress, requiredText } from '../fields.js';

export const team = defineEntity({
  label: 'team member',
  page: '/rreth-nesh',
  fields: {
    name: requiredText('Name', 300),
    role: requiredText('Role', 300),
    image: optionalAddress('Image'),
    bio: requiredText('Bio'),
  },
  defaults: { image: '' },
  read: { image: z.string() },
});

/** A team member as it is read. */
export type TeamMember = z.output<typeof team.document>;

export type TeamMemberInput = z.output<typeof team.create>;
