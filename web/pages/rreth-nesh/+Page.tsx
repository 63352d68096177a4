import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { useData } from 'vike-react/useData';
import { AboutStory } from '../../views/about/AboutStory.js';
import { AboutTeam } from '../../views/about/AboutTeam.js';
import { chaptersOf, membersOf } from '../../views/about/story.js';
import { text } from '../../views/about/text.js';
import { listOf } from '../load.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadSections, loadTeam } from './loadAbout.js';

export function Page() {
  const { t, language } = useLanguage();
  const first = useData<Data>();
  const sections = useLoaded(first.sections, loadSections);
  const team = useLoaded(first.team, loadTeam);
  // A failed load falls back to the fixed texts without a word (specification section 7).
  const isPending = sections.state === 'pending' || team.state === 'pending';
  return (
    <>
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
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
