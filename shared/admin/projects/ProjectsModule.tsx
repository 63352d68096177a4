import { ProjectCard } from '@ritmi/shared/cards/ProjectCard';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { fixed } from '../kit/fixed.js';
import { failureWithServerText } from '../kit/model/failureText.js';

/** Specification sections 2 and 8, projects. */
const text = {
  listTitle: fixed('Manage Projects'),
  add: failureWithServerText('Failed to add project'),
  update: failureWithServerText('Failed to update project'),
  remove: failureWithServerText('Failed to delete project'),
};

const preview = (project: Project) => <ProjectCard project={project} />;

/** The projects editor: an add form beside a list that is reordered by dragging. */
export function ProjectsModule() {
  return <EntityEditor name="projects" text={text} preview={preview} />;
}
