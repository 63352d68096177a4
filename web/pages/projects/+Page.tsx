import { useEffect } from 'react';
import { shownInList } from '@ritmi/shared/domain/projects/schema';
import { ProjectList } from '../../views/projects/ProjectList.js';
import { text } from '../../views/projects/text.js';
import { itemsOf, partCall } from '../listPart.js';
import { ListPage, Pager } from '../ListPage.js';
import { withLoads } from '../useLoads.js';
import { saveProjects } from './savedProjects.js';

const loads = { projects: partCall('projects', { size: 6, toShown: shownInList }) };

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
