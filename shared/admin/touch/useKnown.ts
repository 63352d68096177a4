import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resource } from '@ritmi/shared/client/resource';
import { publishedLists, publishedSingles } from '@ritmi/shared/domain/entities';
import { useHost } from '../host/host.js';
import { listQuery, singleKey } from '../kit/model/queries.js';
import type { Known } from './known.js';

/** Every document that a page of the site may show. */
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
  const singles = useQueries({
    queries: publishedSingles.map((name) => ({
      queryKey: [...singleKey(name), 'document'],
      queryFn: async () => (await resource(connection, name).get()).value,
    })),
    combine: (queries) =>
      publishedSingles.flatMap((entity, place): readonly Known[] => {
        const document = queries[place]?.data;
        return document ? [{ entity, document }] : [];
      }),
  });
  return useMemo(() => [...lists, ...singles], [lists, singles]);
}
