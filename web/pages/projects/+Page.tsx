import { useEffect } from 'react';
import { ProjectList } from '../../views/projects/ProjectList.js';
import { text } from '../../views/projects/text.js';
import { itemsOf } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { withLoads } from '../useLoads.js';
import { projectsCall } from './projectsCall.js';
import { saveProjects } from './savedProjects.js';

const loads = { projects: projectsCall };

export const Page = withLoads(loads, function ProjectsPage({ projects }) {
  useEffect(() => {
    if (projects.state === 'ready') saveProjects(projects.value.items);
  }, [projects]);

  return (
    <>
      <ListPage text={text} list={itemsOf(projects)}>
        {(list) => <ProjectList projects={list} />}
      </ListPage>
      <Pager part={projects} label={text.pages} />
    </>
  );
});
