import { useData } from 'vike-react/useData';
import { PastEvents } from '../../views/events/PastEvents.js';
import { Artists } from '../../views/home/Artists.js';
import { Hero } from '../../views/home/Hero.js';
import { PopularPackages } from '../../views/packages/PopularPackages.js';
import { ServiceStrip } from '../../views/services/ServiceStrip.js';
import { listOf } from '../load.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadFeaturedEvents, loadFeaturedPackages, loadFeaturedServices } from './loads.js';

export function Page() {
  const first = useData<Data>();
  const services = useLoaded(first.services, loadFeaturedServices);
  const packages = useLoaded(first.packages, loadFeaturedPackages);
  const events = useLoaded(first.events, loadFeaturedEvents);
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
