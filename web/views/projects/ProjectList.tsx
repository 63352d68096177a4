import { styled } from 'styled-components';
import { byOrder } from '@ritmi/shared/domain/order';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import { layout } from '@ritmi/shared/ui/tokens';
import { ProjectArticle } from './ProjectArticle.js';

const List = styled.div`
  display: grid;
  gap: ${layout.section};
  padding-bottom: ${layout.section};
  > * {
    min-width: 0;
  }
`;

/** All projects in their order. */
export function ProjectList({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <List>
      {[...projects].sort(byOrder).map((project, index) => (
        <ProjectArticle key={project.id} project={project} first={index === 0} />
      ))}
    </List>
  );
}
