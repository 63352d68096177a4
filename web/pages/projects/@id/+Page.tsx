import { useEffect } from 'react';
import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import { shownProject } from '@ritmi/shared/domain/projects/schema';
import { useHydrated } from '@ritmi/shared/ui/store';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { ProjectDetail, ProjectUnavailable } from '../../../views/projects/ProjectDetail.js';
import { text } from '../../../views/projects/text.js';
import { localOf } from '../../load.js';
import { playersIn } from '../../playersIn.js';
import { withLoads } from '../../useLoads.js';
import { findSavedProject, forgetProject, saveProject } from '../savedProjects.js';

const loads = {
  project: async (api: Connection, { routeParams, language }: PageContext) => {
    const { value } = await resource(api, 'projects').get(routeParams.id ?? '');
    const artists = await playersIn(api, [value]);
    return { value: shownProject(localOf<'projects'>(value, language), artists) };
  },
};

export const Page = withLoads(loads, function ProjectPage({ project }) {
  const { t } = useLanguage();
  const { id = '' } = usePageContext().routeParams;
  const isHydrated = useHydrated();

  useEffect(() => {
    if (project.state === 'ready') saveProject(project.value);
    else if (project.state === 'failed' && project.status === 404) forgetProject(id);
  }, [project, id]);

  if (project.state === 'ready') return <ProjectDetail project={project.value} />;
  if (project.state === 'failed' && project.status === 404) return <ProjectUnavailable reason="missing" />;
  // After a click in the list the stored copy is shown at once, so that the picture can grow out of its card.
  const saved = isHydrated ? findSavedProject(id) : null;
  if (saved) return <ProjectDetail project={saved} />;
  if (project.state === 'pending') return <Loading label={t(text.loadingOne)} />;
  return <ProjectUnavailable reason="failed" />;
});
