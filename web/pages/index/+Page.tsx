import { useData } from 'vike-react/useData';
import { PastEvents } from '../../views/events/PastEvents.js';
import { Artists } from '../../views/home/Artists.js';
import { Hero } from '../../views/home/Hero.js';
import { PopularPackages } from '../../views/packages/PopularPackages.js';
import { ServiceStrip } from '../../views/services/ServiceStrip.js';
import { loadEvents } from '../evente/loadEvents.js';
import { listOf } from '../load.js';
import { loadPackages } from '../paketa/loadPackages.js';
import { loadServices } from '../sherbime/loadServices.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';

export function Page() {
  const first = useData<Data>();
  const services = useLoaded(first.services, loadServices);
  const packages = useLoaded(first.packages, loadPackages);
  const events = useLoaded(first.events, loadEvents);
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
