import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { nobody } from '@ritmi/shared/domain/access';
import { entityNames, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { textIn, type Values, valuesIn } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { readValues, searchText } from '../kit/kinds/fieldKinds.js';
import { editPathOf } from '../kit/model/entityText.js';
import { listQuery } from '../kit/model/queries.js';
import { queuedWrites, useQueued, withQueued } from '../kit/outbox/queued.js';
import { cachedKey, readCachedList } from '../kit/resource/listCache.js';
import { words } from '../kit/text.js';
import type { Entry } from './search.js';

const lists = entityNames.filter((name) => !entityOf(name).isSingle && entityOf(name).access.read !== nobody);

/** Every document of every list: as the server has them, else as they were stored last, with what waits for it. */
export function useItems(): readonly Entry[] {
  const { connection } = useHost();
  const { t } = useLanguage();
  const navigate = useNavigate();
  const queued = useQueued();
  const loaded = useQueries({
    // The screens of the lists report failures.
    queries: lists.map((name) => ({ ...listQuery(connection, name), retry: false })),
    combine: (queries) =>
      queries.map(({ data, error }) => ({ rows: data?.value, hasFailed: error !== null })),
  });
  const cached = useQueries({
    queries: lists.map((name, place) => ({
      queryKey: cachedKey(name),
      queryFn: () => readCachedList(name).catch(() => null),
      enabled: loaded[place]?.hasFailed === true,
    })),
    combine: (queries) => queries.map(({ data }) => data?.rows),
  });

  return useMemo(() => {
    const entryOf = (name: EntityName, row: Values & { readonly id: string }): Entry => {
      const entity = entityOf(name);
      return {
        id: `${name} ${row.id}`,
        title: textIn(row, entity.titleField) || t(words.untitled),
        kind: t(entity.called),
        text: [searchText(entity, row), ...translatedTitles(row, entity.titleField)].join(' '),
        open: () => void navigate(editPathOf(name, row.id)),
      };
    };
    return lists.flatMap((name, place) => {
      const rows = loaded[place]?.rows ?? cached[place] ?? [];
      const all = withQueued(rows, queuedWrites(name, queued), (sent, before) =>
        readValues(entityOf(name), sent, before),
      );
      return all.map((row) => entryOf(name, row));
    });
  }, [loaded, cached, queued, navigate, t]);
}

function translatedTitles({ translations }: Values, titleField: string): string[] {
  return Object.values(valuesIn(translations)).map((texts) => textIn(valuesIn(texts), titleField));
}
