import { useEffect, useMemo } from 'react';
import { useHydrated } from '@ritmi/shared/ui/links/useHydrated';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ProjectAway } from '../../../views/projects/ProjectAway.js';
import { ProjectDetail } from '../../../views/projects/ProjectDetail.js';
import { text } from '../../../views/projects/text.js';
import { useLoaded } from '../../useLoaded.js';
import { findSavedProject, saveProject } from '../savedProjects.js';
import type { Data } from './+data.js';
import { loadProject } from './loadProject.js';

export function Page() {
  const { t } = useLanguage();
  const id = usePageContext().routeParams.id ?? '';
  const call = useMemo(() => loadProject(id), [id]);
  const project = useLoaded(useData<Data>().project, call);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (project.state === 'ready') saveProject(project.value);
  }, [project]);

  if (project.state === 'ready') return <ProjectDetail project={project.value} />;
  if (project.state === 'pending') return <Loading label={t(text.loadingOne)} />;
  if (project.status === 404) return <ProjectAway reason="missing" />;
  const saved = isHydrated ? findSavedProject(id) : null;
  return saved ? <ProjectDetail project={saved} /> : <ProjectAway reason="failed" />;
}
