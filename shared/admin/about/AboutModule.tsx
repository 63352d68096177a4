import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import type { AboutSection, TeamMember } from '@ritmi/shared/domain/about/schema';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { Stack } from '../kit/look/frames.js';

/** Specification sections 2 and 8, about. */
const sectionText = {
  load: { text: 'Failed to load about content' },
  addTitle: 'Add Section',
  submit: 'Add Section',
  listTitle: 'Manage Sections',
  editTitle: 'Edit Section',
};

const teamText = { addTitle: 'Add Team Member', submit: 'Add Member' };

const sectionPreview = (section: AboutSection) => <SectionCard section={section} />;
const memberPreview = (member: TeamMember) => <MemberCard member={member} />;

/** The about editor: content sections, and the team below, further apart than each list and its form. */
export function AboutModule() {
  return (
    <Stack $gap={9}>
      <EntityEditor name="about/content" text={sectionText} preview={sectionPreview} />
      <EntityEditor name="about/team" text={teamText} preview={memberPreview} />
    </Stack>
  );
}
