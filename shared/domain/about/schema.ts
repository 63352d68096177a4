import type { z } from 'zod';
import { publicList } from '../access.js';
import { defineEntity } from '../entity.js';
import { image, longText, text } from '../fields.js';
import { translatable } from '../translations/translatable.js';
import { aboutImageProblem } from '../uploads/rules.js';

export const aboutContent = defineEntity({
  called: { sq: 'Seksion', en: 'Content section' },
  plural: { sq: 'seksionet', en: 'content sections' },
  access: publicList,
  site: { page: '/rreth-nesh' },
  publishing: true,
  titleField: 'title',
  fields: {
    title: translatable(text('Title'), 'Titulli'),
    content: translatable(longText('Content'), 'Përmbajtja'),
    image: { ...image('Image'), problemOf: aboutImageProblem },
  },
});

export type AboutSection = z.output<typeof aboutContent.document>;

export const team = defineEntity({
  called: { sq: 'Anëtar ekipi', en: 'Team member' },
  plural: { sq: 'anëtarët e ekipit', en: 'team members' },
  access: publicList,
  site: { page: '/rreth-nesh' },
  publishing: true,
  titleField: 'name',
  fields: {
    name: { ...text('Name'), isHalf: true },
    role: translatable({ ...text('Role'), isHalf: true }, 'Roli'),
    bio: translatable(longText('Bio'), 'Jetëshkrimi'),
    image: { ...image('Image'), problemOf: aboutImageProblem },
  },
  columns: ['role'],
});

export type TeamMember = z.output<typeof team.document>;
