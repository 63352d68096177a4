import { ProjectCard } from '@ritmi/shared/cards/ProjectCard';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { Articles } from '@ritmi/shared/ui/Block';

/** All projects in their order. */
export function ProjectList({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Articles>
      {[...projects].sort(byOrder).map((project, index) => (
        <ProjectCard key={project.id} project={project} first={index === 0} />
      ))}
    </Articles>
  );
}
