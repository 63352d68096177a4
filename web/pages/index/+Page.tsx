import { Fragment, type ReactNode } from 'react';
import { type HomeSection, homeSections } from '@ritmi/shared/domain/settings/sections';
import { Artists } from '../../views/home/Artists.js';
import { DateBand, DateCall } from '../../views/home/DateLines.js';
import { Hero } from '../../views/home/Hero.js';
import { eventsInStrip, PastEvents } from '../../views/home/PastEvents.js';
import { PopularPackages, popularPackages } from '../../views/packages/PopularPackages.js';
import { Proof, Questions, Testimonials } from '../../views/home/Proof.js';
import { servicesOnDesk } from '../../views/home/HallDesk.js';
import { ServiceStrip, servicesOnHome, stripOnHome } from '../../views/home/ServiceStrip.js';
import {
  agencyCall,
  artistsCall,
  flaggedCall,
  listCall,
  listOf,
  listOnceKnown,
  mapped,
  valueOf,
} from '../load.js';
import { withLoads } from '../useLoads.js';
import { useScrollAnchoringOff } from './useScrollAnchoringOff.js';

// A page's data is sent with its HTML, so the home page keeps only what its strips show.
const loads = {
  agency: agencyCall('hero', 'homeSections', 'proof', 'voices', 'questions', 'notes'),
  artists: artistsCall('stageName', 'slug', 'portrait', 'startedIn', 'line', 'social'),
  services: mapped(listCall('services'), servicesOnHome),
  packages: mapped(flaggedCall('packages', 'featured'), popularPackages),
  events: mapped(flaggedCall('events', 'featured', { sort: 'newest' }), eventsInStrip),
};

export const Page = withLoads(
  loads,
  function HomePage({ agency: facts, artists, services, packages, events }) {
    const agency = valueOf(facts);
    const isUnanchored = useScrollAnchoringOff(
      [facts, artists, services, packages, events].some(({ state }) => state === 'pending'),
    );
    const sections: Readonly<Record<HomeSection, ReactNode>> = {
      packages: <PopularPackages packages={listOnceKnown(packages)} />,
      proof: agency && <Proof proof={agency.proof} note={agency.notes.proof} />,
      services: <ServiceStrip services={stripOnHome(listOnceKnown(services))} />,
      artists: <Artists artists={listOf(artists)} />,
      voices: agency && <Testimonials voices={agency.voices} note={agency.notes.voices} />,
      events: <PastEvents events={listOnceKnown(events)} />,
      questions: agency && <Questions questions={agency.questions} note={agency.notes.questions} />,
    };
    return (
      <div style={isUnanchored ? { overflowAnchor: 'none' } : undefined}>
        {agency && <Hero hero={agency.hero} />}
        <DateBand services={servicesOnDesk(listOf(services))} />
        {(agency?.homeSections ?? homeSections).map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
        <DateCall />
      </div>
    );
  },
);
