import { useEffect, useState } from 'react';
import { Artists } from '../../views/home/Artists.js';
import { DateBand, DateCall } from '../../views/home/DateLines.js';
import { Hero } from '../../views/home/Hero.js';
import { eventsInStrip, PastEvents } from '../../views/home/PastEvents.js';
import { PopularPackages, popularPackages } from '../../views/packages/PopularPackages.js';
import { Proof, Questions, Testimonials } from '../../views/home/Proof.js';
import { ServiceStrip, servicesInStrip } from '../../views/home/ServiceStrip.js';
import { featuredCall, listCall, listOf, mapped } from '../load.js';
import { withLoads } from '../useLoads.js';

// A page's data is sent with its HTML, so the home page keeps only what its strips show.
const loads = {
  services: mapped(listCall('services'), servicesInStrip),
  packages: mapped(featuredCall('packages'), popularPackages),
  events: mapped(featuredCall('events', { sort: 'newest' }), eventsInStrip),
};

export const Page = withLoads(loads, function HomePage({ services, packages, events }) {
  const isUnanchored = useScrollAnchoringOff(
    [services, packages, events].some(({ state }) => state === 'pending'),
  );
  return (
    <div style={isUnanchored ? { overflowAnchor: 'none' } : undefined}>
      <Hero />
      <DateBand />
      <PopularPackages packages={listOf(packages)} />
      <Proof />
      <ServiceStrip services={services.state === 'pending' ? null : listOf(services)} />
      <Artists />
      <Testimonials />
      <PastEvents events={listOf(events)} />
      <Questions />
      <DateCall />
    </div>
  );
});

/**
 * True while the lists load and for one frame after. Loaded cards are higher than their placeholders, and the scroll
 * position that the browser restores on the way back already includes that height.
 */
function useScrollAnchoringOff(isPending: boolean): boolean {
  const [isOff, setIsOff] = useState(isPending);
  useEffect(() => {
    if (isPending || !isOff) return undefined;
    const frame = requestAnimationFrame(() => setIsOff(false));
    return () => cancelAnimationFrame(frame);
  }, [isPending, isOff]);
  return isOff;
}
