import { Artists } from '../../views/home/Artists.js';
import { DateBand, DateCall } from '../../views/home/DateLines.js';
import { Hero } from '../../views/home/Hero.js';
import { eventsInStrip, PastEvents } from '../../views/home/PastEvents.js';
import { PopularPackages, popularPackages } from '../../views/packages/PopularPackages.js';
import { Proof, Questions, Testimonials } from '../../views/home/Proof.js';
import { ServiceStrip, servicesInStrip } from '../../views/home/ServiceStrip.js';
import { agencyCall, artistsCall, flaggedCall, listCall, listOf, mapped, valueOf } from '../load.js';
import { withLoads } from '../useLoads.js';
import { useScrollAnchoringOff } from './useScrollAnchoringOff.js';

// A page's data is sent with its HTML, so the home page keeps only what its strips show.
const loads = {
  agency: agencyCall('hero', 'proof', 'voices', 'questions', 'notes'),
  artists: artistsCall('stageName', 'slug', 'portrait', 'startedIn', 'line', 'social'),
  services: mapped(listCall('services'), servicesInStrip),
  packages: mapped(flaggedCall('packages', 'featured'), (packages, agency) =>
    popularPackages(packages, agency.discountPerService),
  ),
  events: mapped(flaggedCall('events', 'featured', { sort: 'newest' }), eventsInStrip),
};

export const Page = withLoads(
  loads,
  function HomePage({ agency: facts, artists, services, packages, events }) {
    const agency = valueOf(facts);
    const isUnanchored = useScrollAnchoringOff(
      [services, packages, events].some(({ state }) => state === 'pending'),
    );
    return (
      <div style={isUnanchored ? { overflowAnchor: 'none' } : undefined}>
        {agency && <Hero hero={agency.hero} />}
        <DateBand />
        <PopularPackages packages={listOf(packages)} />
        {agency && <Proof proof={agency.proof} note={agency.notes.proof} />}
        <ServiceStrip services={services.state === 'pending' ? null : listOf(services)} />
        <Artists artists={listOf(artists)} />
        {agency && <Testimonials voices={agency.voices} note={agency.notes.voices} />}
        <PastEvents events={listOf(events)} />
        {agency && <Questions questions={agency.questions} note={agency.notes.questions} />}
        <DateCall />
      </div>
    );
  },
);
