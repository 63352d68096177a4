import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { BackToProjects } from './BackToProjects.js';
import { text } from './text.js';

/** What stands where a project does not exist, or could not be loaded and is not kept in the browser. */
export function ProjectAway({ reason }: { readonly reason: 'missing' | 'failed' }) {
  const { t } = useLanguage();
  if (reason === 'failed') {
    return (
      <PageHead role="alert">
        <h1>{t(text.heading)}</h1>
        <p>{t(text.failedOne)}</p>
        <BackToProjects />
      </PageHead>
    );
  }
  return (
    <PageHead>
      <h1>{t(text.missing)}</h1>
      <BackToProjects />
    </PageHead>
  );
}
