import { useEffect, useState } from 'react';
import { Artists } from '../../views/home/Artists.js';
import { DateBand } from '../../views/home/DateBand.js';
import { DateCall } from '../../views/home/DateCall.js';
import { Hero } from '../../views/home/Hero.js';
import { PastEvents } from '../../views/home/PastEvents.js';
import { PopularPackages } from '../../views/packages/PopularPackages.js';
import { Proof } from '../../views/home/Proof.js';
import { Questions } from '../../views/home/Questions.js';
import { ServiceStrip } from '../../views/home/ServiceStrip.js';
import { Voices } from '../../views/home/Voices.js';
import { listOf } from '../load.js';
import { useLoads } from '../useLoads.js';
import { loads } from './+loads.js';

export function Page() {
  const { services, packages, events } = useLoads(loads);
  const isStill = useStillScroll([services, packages, events].some(({ state }) => state === 'pending'));
  return (
    <div style={isStill ? { overflowAnchor: 'none' } : undefined}>
      <Hero />
      <DateBand />
      <PopularPackages packages={listOf(packages)} />
      <Proof />
      <ServiceStrip services={services.state === 'pending' ? null : listOf(services)} />
      <Artists />
      <Voices />
      <PastEvents events={listOf(events)} />
      <Questions />
      <DateCall />
    </div>
  );
}

/**
 * Whether the window must not follow what loads: the place of a visitor who goes back is one among the loaded cards,
 * which are higher than those that stand for them.
 */
function useStillScroll(isPending: boolean): boolean {
  const [isStill, setIsStill] = useState(isPending);
  useEffect(() => {
    if (isPending || !isStill) return undefined;
    const frame = requestAnimationFrame(() => setIsStill(false));
    return () => cancelAnimationFrame(frame);
  }, [isPending, isStill]);
  return isStill;
}
