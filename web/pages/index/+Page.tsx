import { PastEvents } from '../../views/events/PastEvents.js';
import { Artists } from '../../views/home/Artists.js';
import { Hero } from '../../views/home/Hero.js';
import { PopularPackages } from '../../views/packages/PopularPackages.js';
import { ServiceStrip } from '../../views/services/ServiceStrip.js';
import { listOf } from '../load.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { services, packages, events } = useLoads(loads);
  return (
    <>
      <Hero />
      <Artists />
      <ServiceStrip services={services.state === 'pending' ? null : listOf(services)} />
      <PopularPackages packages={listOf(packages)} />
      <PastEvents events={listOf(events)} />
    </>
  );
}
