import { byOrder } from '@ritmi/shared/domain/order';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { Articles } from '@ritmi/shared/ui/Block';
import { ProjectArticle } from './ProjectArticle.js';

/** All projects in their order. */
export function ProjectList({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <Articles>
      {[...projects].sort(byOrder).map((project, index) => (
        <ProjectArticle key={project.id} project={project} first={index === 0} />
      ))}
    </Articles>
  );
}
