import { useEffect } from 'react';
import { Container, PageHead, EmptyState } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { ProjectList } from '../../views/projects/ProjectList.js';
import { text } from '../../views/projects/text.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadProjects } from './loadProjects.js';
import { saveProjects } from './savedProjects.js';

export function Page() {
  const { t } = useLanguage();
  const projects = useLoaded(useData<Data>().projects, loadProjects);

  useEffect(() => {
    if (projects.state === 'ready') saveProjects(projects.value);
  }, [projects]);

  return (
    <>
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      {projects.state === 'pending' && <Loading label={t(text.loading)} />}
      {projects.state === 'ready' && projects.value.length > 0 && <ProjectList projects={projects.value} />}
      <Container aria-live="polite">
        {projects.state === 'failed' && <EmptyState>{t(text.failed)}</EmptyState>}
        {projects.state === 'ready' && projects.value.length === 0 && (
          <EmptyState>{t(text.empty)}</EmptyState>
        )}
      </Container>
    </>
  );
}
