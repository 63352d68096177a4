import { styled } from 'styled-components';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import type { RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { Note, TwoLines } from '../kit/look/frames.js';
import { projectsText } from './text.js';

/** Goes to the next line as a whole, dot and all. */
const Count = styled.span`
  display: inline-block;
`;

type ProjectRowProps = RowActions & { readonly project: Project };

/** One project in the list (specification section 2, projects editor). */
export function ProjectRow({ project, isWaiting, onEdit, onDelete }: ProjectRowProps) {
  const { id, title, location, description, thumbnail, media } = project;
  return (
    <RowFrame
      title={title}
      picture={thumbnail ? <Thumbnail url={thumbnail} /> : null}
      isWaiting={isWaiting}
      onEdit={onEdit}
      remove={
        <DeleteButton
          title="Delete project"
          subject={title}
          question={projectsText.confirmRemove}
          onDelete={onDelete}
        />
      }
      sitePath={sitePathOf('projects', id)}
      history={{ entity: 'projects', id }}
    >
      <Note>
        <span>{location}</span>{' '}
        <Count>
          · <span>{media.length} media</span>
        </Count>
      </Note>
      <TwoLines>{description}</TwoLines>
    </RowFrame>
  );
}
