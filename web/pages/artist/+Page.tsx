import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { DjPage } from '../../views/dj/DjPage.js';
import { text } from '../../views/dj/text.js';
import { NotFound } from '../_error/NotFoundScene.js';
import { artistCall, listOf } from '../load.js';
import { withLoads } from '../useLoads.js';
import { playedProjectsCall } from './playedProjectsCall.js';

const loads = { artist: artistCall, projects: playedProjectsCall };

export const Page = withLoads(loads, function ArtistPage({ artist, projects }) {
  const { t } = useLanguage();
  if (artist.state === 'ready') return <DjPage artist={artist.value} projects={listOf(projects)} />;
  if (artist.state === 'pending') return <Loading label={t(text.loading)} />;
  if (artist.status === 404) return <NotFound />;
  return (
    <PageHead role="alert">
      <h1>{t(text.failed)}</h1>
    </PageHead>
  );
});
