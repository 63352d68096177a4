import type { TeamMember } from '@ritmi/shared/domain/team/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { Note, TwoLines } from '../kit/look/frames.js';
import { useResource } from '../kit/resource/useResource.js';
import { TeamFields } from './TeamFields.js';
import { teamForm } from './teamForm.js';
import { teamText as text, teamWords as words } from './text.js';

const titleOf = ({ name }: TeamMember) => name;
const searchText = ({ name, role, bio }: TeamMember) => `${name} ${role} ${bio}`;

const renderRow = (member: TeamMember, { isWaiting, onEdit, onDelete }: RowActions) => (
  <RowFrame
    title={member.name}
    picture={member.image ? <Thumbnail url={member.image} /> : null}
    isWaiting={isWaiting}
    onEdit={onEdit}
    remove={
      <DeleteButton
        title="Delete team member"
        subject={member.name}
        question={text.confirmRemove}
        onDelete={onDelete}
      />
    }
    sitePath={sitePathOf('about/team')}
    history={{ entity: 'about/team', id: member.id }}
  >
    <Note>{member.role}</Note>
    <TwoLines>{member.bio}</TwoLines>
  </RowFrame>
);

/** The team on the about page. */
export function TeamEditor() {
  const team = useResource({ name: 'about/team', text });
  return (
    <EntityEditor
      name="about/team"
      source={team}
      spec={teamForm}
      words={words}
      create={team.create}
      update={team.update}
      fields={<TeamFields />}
      titleOf={titleOf}
      searchText={searchText}
      renderRow={renderRow}
    />
  );
}
