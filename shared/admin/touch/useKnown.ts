import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resource } from '@ritmi/shared/client/resource';
import { publishedLists } from '@ritmi/shared/domain/entities';
import { useHost } from '../host/host.js';
import { listQuery, singleKey } from '../kit/model/queries.js';
import type { Known } from './known.js';

/** Every document that a page of the site may show, and the settings. */
export function useKnown(): readonly Known[] {
  const { connection } = useHost();
  const lists = useQueries({
    // The forms report what cannot be loaded.
    queries: publishedLists.map((name) => ({ ...listQuery(connection, name), retry: false })),
    combine: (queries) =>
      publishedLists.flatMap((entity, place) =>
        (queries[place]?.data?.value ?? []).map((document): Known => ({ entity, document })),
      ),
  });
  const { data: settings } = useQuery({
    queryKey: [...singleKey('settings'), 'document'],
    queryFn: async () => (await resource(connection, 'settings').get()).value,
  });
  return useMemo(
    () => (settings ? [...lists, { entity: 'settings', document: settings }] : lists),
    [lists, settings],
  );
}
