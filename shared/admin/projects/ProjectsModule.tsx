import type { Project } from '@ritmi/shared/domain/projects/schema';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import { editedMedia, newMedia } from '../kit/media/listedMedia.js';
import { useResource } from '../kit/resource/useResource.js';
import { ProjectFields } from './ProjectFields.js';
import { ProjectRow } from './ProjectRow.js';
import { projectAsRead } from './projectAsRead.js';
import { projectForm } from './projectForm.js';
import { projectsText as text, projectsWords as words } from './text.js';

const titleOf = ({ title }: Project) => title;
const searchText = ({ title, location, description }: Project) => `${title} ${location} ${description}`;
const renderRow = (project: Project, actions: RowActions) => <ProjectRow project={project} {...actions} />;

/** The projects editor: an add form beside the list that is dragged into order. */
export function ProjectsModule() {
  const projects = useResource({ name: 'projects', text, asRead: projectAsRead });
  return (
    <EntityEditor
      name="projects"
      source={projects}
      spec={projectForm}
      words={words}
      create={(body, attempt) => projects.create({ ...body, media: newMedia(body.media) }, attempt)}
      update={(base, body, attempt) =>
        projects.update(base, { ...body, media: editedMedia(body.media, base.media) }, attempt)
      }
      fields={<ProjectFields />}
      titleOf={titleOf}
      searchText={searchText}
      renderRow={renderRow}
      onMove={projects.reorder}
    />
  );
}
