import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type EntityName, entityOf, publishedLists } from '@ritmi/shared/domain/entities';
import { isBlank, textIn, type Values } from '@ritmi/shared/domain/values';
import { useHost } from '../../host/host.js';
import { hidesPrice, shownValues, thumbnailOf } from '../../kit/kinds/fieldKinds.js';
import { listQuery } from '../../kit/model/queries.js';
import { cachedKey, readCachedList } from '../../kit/resource/listCache.js';
import type { findingTitles } from './text.js';

type Rows = readonly Values[];

type Lists = readonly { readonly entity: EntityName; readonly rows: Rows }[];

/** All published lists, from the query cache where possible; null while one is loading. While the server is away they are as last seen. */
export function useLists(): Lists | null {
  const { connection } = useHost();
  const loaded = useQueries({
    queries: publishedLists.map((name) => ({
      ...listQuery(connection, name),
      // Opening the start screen again loads nothing; the change feed invalidates what is outdated.
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: rowsOf,
  });
  const seen = useQueries({
    queries: publishedLists.map((name, place) => ({
      queryKey: cachedKey(name),
      queryFn: () => readCachedList(name),
      enabled: loaded[place]?.isAway ?? false,
    })),
    combine: useCallback((answers: readonly UseQueryResult<{ readonly rows: Rows } | null>[]) => {
      return answers.map(({ data }) => data?.rows);
    }, []),
  });
  return useMemo(() => {
    if (loaded.some(({ isPending, isAway }) => isPending && !isAway)) return null;
    return publishedLists.flatMap((entity, place) => {
      const rows = loaded[place]?.rows ?? seen[place];
      return rows ? [{ entity, rows }] : [];
    });
  }, [loaded, seen]);
}

function rowsOf(answers: readonly UseQueryResult<{ readonly value: Rows }>[]) {
  return answers.map(({ data, isPending, failureReason }) => ({
    rows: data?.value,
    isPending,
    isAway: failureReason !== null && data === undefined,
  }));
}

/** Missing pictures and texts and hidden prices, in the order of the lists. */
export function findingsIn(lists: Lists) {
  return lists.flatMap(({ entity, rows }) =>
    rows.flatMap((row) => {
      const kinds = Object.entries(findingsOf(entity, row)).filter(([, isFound]) => isFound);
      const [id, title] = [textIn(row, 'id'), textIn(row, entityOf(entity).titleField)];
      const picture = thumbnailOf(entityOf(entity), row) ?? '';
      return kinds.map(([kind]) => ({ kind, entity, id, title, picture }));
    }),
  );
}

function findingsOf(entity: EntityName, row: Values): Record<keyof typeof findingTitles, boolean> {
  const definition = entityOf(entity);
  const pictures = shownValues(definition, row, 'picture');
  return {
    picture: pictures.length > 0 && pictures.every(isBlank),
    text: shownValues(definition, row, 'text').some(isBlank),
    price: hidesPrice(definition, row),
  };
}
