import { lazy, Suspense } from 'react';
import { useStore } from '@ritmi/shared/ui/store';
import { playlist } from './playback.js';

const PlayerBar = lazy(() => import('./PlayerBar.js').then((loaded) => ({ default: loaded.PlayerBar })));

/** The bar with what plays, on every page; its script is loaded with the first piece. */
export function Player() {
  const list = useStore(playlist);
  return (
    list && (
      <Suspense fallback={null}>
        <PlayerBar list={list} />
      </Suspense>
    )
  );
}
