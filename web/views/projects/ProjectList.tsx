import { ProjectCard } from '@ritmi/shared/cards/ProjectCard';
import type { ShownProject } from '@ritmi/shared/domain/projects/schema';
import { Articles } from '@ritmi/shared/ui/Block';

export function ProjectList({ projects }: { readonly projects: readonly ShownProject[] }) {
  return (
    <Articles>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} first={index === 0} />
      ))}
    </Articles>
  );
}
