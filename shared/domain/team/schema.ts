import type { z } from 'zod';
import { defineEntity } from '../entity.js';
import { image, longText, text } from '../fields.js';
import { aboutImageProblem } from '../uploads/rules.js';

export const team = defineEntity({
  label: 'team member',
  plural: 'team members',
  page: '/rreth-nesh',
  titleField: 'name',
  fields: {
    name: { ...text('Name'), isHalf: true },
    role: { ...text('Role'), isHalf: true },
    bio: longText('Bio'),
    image: { ...image('Image'), problemOf: aboutImageProblem },
  },
  columns: ['role'],
});

/** A team member as it is read. */
export type TeamMember = z.output<typeof team.document>;

export type TeamMemberInput = z.output<typeof team.create>;
