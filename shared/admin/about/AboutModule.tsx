import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import type { AboutSection, TeamMember } from '@ritmi/shared/domain/about/schema';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { Stack } from '../kit/look/frames.js';
import { fixed } from '../kit/fixed.js';

/** Specification sections 2 and 8, about. */
const sectionText = {
  load: { text: 'Failed to load about content' },
  empty: fixed('No content sections added yet.'),
};

const teamText = {
  empty: fixed('No team members added yet.'),
  // Unlike that of the other list on this screen.
  jump: { sq: 'Anëtar i ri', en: 'New member' },
};

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
