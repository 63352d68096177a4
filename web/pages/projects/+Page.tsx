import { useEffect } from 'react';
import { ProjectList } from '../../views/projects/ProjectList.js';
import { text } from '../../views/projects/text.js';
import { itemsOf } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';
import { saveProjects } from './savedProjects.js';

export function Page() {
  const { projects } = useLoads(loads);

  useEffect(() => {
    if (projects.state === 'ready') saveProjects(projects.value.items);
  }, [projects]);

  return (
    <>
      <ListPage text={text} list={itemsOf(projects)}>
        {(list) => <ProjectList projects={list} />}
      </ListPage>
      <Pager part={projects} path="/projects" label={text.pages} />
    </>
  );
}
