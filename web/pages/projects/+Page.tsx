import { useEffect } from 'react';
import { ProjectList } from '../../views/projects/ProjectList.js';
import { text } from '../../views/projects/text.js';
import { ListPage } from '../ListPage.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';
import { saveProjects } from './savedProjects.js';

export function Page() {
  const { projects } = useLoads(loads);

  useEffect(() => {
    if (projects.state === 'ready') saveProjects(projects.value);
  }, [projects]);

  return (
    <ListPage text={text} list={projects}>
      {(list) => <ProjectList projects={list} />}
    </ListPage>
  );
}
