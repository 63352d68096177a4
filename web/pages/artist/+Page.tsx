import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { DjPage } from '../../views/dj/DjPage.js';
import { text } from '../../views/dj/text.js';
import { NotFound } from '../_error/NotFoundScene.js';
import { artistCall } from '../load.js';
import { withLoads } from '../useLoads.js';

export const Page = withLoads({ artist: artistCall }, function ArtistPage({ artist }) {
  const { t } = useLanguage();
  if (artist.state === 'ready') return <DjPage artist={artist.value} />;
  if (artist.state === 'pending') return <Loading label={t(text.loading)} />;
  if (artist.status === 404) return <NotFound />;
  return (
    <PageHead role="alert">
      <h1>{t(text.failed)}</h1>
    </PageHead>
  );
});
