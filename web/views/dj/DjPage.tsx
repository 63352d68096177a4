import { type Artist, factsOf } from '@ritmi/shared/domain/artists/artist';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { DjEventTypes, DjProjects, type PlayedProject } from './DjLines.js';
import { DjCall } from './DjCall.js';
import { DjPoster } from './DjPoster.js';
import { DjMashups, DjPerformances, DjVenues } from './DjSections.js';
import { DjTabs } from './DjTabs.js';
import { text } from './text.js';

type DjPageProps = {
  readonly artist: Artist;
  /** Those at which the artist played. */
  readonly projects: readonly PlayedProject[];
};

/** The page of an artist in one of two designs. */
export function DjPage({ artist, projects }: DjPageProps) {
  const { t } = useLanguage();
  const { design, venues, mashups, performances } = artist;
  const { listed } = factsOf(artist);
  const words = designs[design];
  return (
    <>
      <DjPoster artist={artist} action={t(words.action)} />
      <DjTabs artist={artist} />
      {venues.length > 0 && <DjVenues venues={venues} />}
      {mashups.length > 0 && <DjMashups mashups={mashups} />}
      {listed.length > 0 && <DjEventTypes eventTypes={listed} />}
      {performances.length > 0 && (
        <DjPerformances performances={performances} heading={t(words.performances)} />
      )}
      {projects.length > 0 && <DjProjects projects={projects} />}
      <DjCall artist={artist} heading={t(words.call)} action={t(words.action)} />
    </>
  );
}

const designs = {
  club: { action: text.bookNow, performances: text.performances, call: text.clubCall },
  party: { action: text.planEvent, performances: text.recentEvents, call: text.partyCall },
} as const;
