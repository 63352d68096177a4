import { PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { AboutStory, AboutTeam, AboutTimeline } from '../../views/about/AboutSections.js';
import { text } from '../../views/about/text.js';
import { artistsCall, listCall, listOf } from '../load.js';
import { withLoads } from '../useLoads.js';

const loads = {
  sections: listCall('about/content'),
  team: listCall('about/team'),
  artists: artistsCall('stageName', 'slug'),
};

export const Page = withLoads(loads, function AboutPage({ sections, team, artists }) {
  const { t } = useLanguage();
  // After a failed load the page shows the built-in texts and no error (specification section 7).
  const isPending = sections.state === 'pending' || team.state === 'pending';
  return (
    <>
      <PageIntro text={text} />
      <AboutTimeline />
      {isPending ? (
        <Loading label={t(text.loading)} />
      ) : (
        <>
          <AboutTeam members={listOf(team)} artists={listOf(artists)} />
          <AboutStory sections={listOf(sections)} />
        </>
      )}
    </>
  );
});
