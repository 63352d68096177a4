import type { z } from 'zod';
import { entities } from '@ritmi/shared/domain/entities';
import type { TeamMember, TeamMemberInput } from '@ritmi/shared/domain/team/schema';
import type { FormSpec } from '../kit/forms/formSpec.js';
import { teamLabels } from './text.js';

type MemberValues = { name: string; role: string; image: string; bio: string };

export const teamForm: FormSpec<MemberValues, TeamMemberInput, TeamMember> = {
  schema: entities['about/team'].create as unknown as z.ZodType<TeamMemberInput, MemberValues>,
  empty: { name: '', role: '', image: '', bio: '' },
  toValues: ({ name, role, image, bio }) => ({ name, role, image, bio }),
  titleOf: ({ name }) => name.trim() || 'New team member',
  labels: teamLabels,
};
