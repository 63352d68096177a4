import { PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { AboutStory } from '../../views/about/AboutStory.js';
import { AboutTeam } from '../../views/about/AboutTeam.js';
import { AboutTimeline } from '../../views/about/AboutTimeline.js';
import { chaptersOf, membersOf } from '../../views/about/story.js';
import { text } from '../../views/about/text.js';
import { listOf } from '../load.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { t, language } = useLanguage();
  const { sections, team } = useLoads(loads);
  // A failed load falls back to the fixed texts without a word (specification section 7).
  const isPending = sections.state === 'pending' || team.state === 'pending';
  return (
    <>
      <PageIntro text={text} />
      <AboutTimeline />
      {isPending ? (
        <Loading label={t(text.loading)} />
      ) : (
        <>
          <AboutStory chapters={chaptersOf(listOf(sections), language)} />
          <AboutTeam members={membersOf(listOf(team), language)} />
        </>
      )}
    </>
  );
}
