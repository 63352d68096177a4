import { useDeferredValue, useMemo, useState } from 'react';
import type { Entity } from '@ritmi/shared/domain/entity';
import { isInState, type PublishingFilter } from '@ritmi/shared/domain/publishing/state';
import { matches } from '@ritmi/shared/domain/text/fold';
import type { Values } from '@ritmi/shared/domain/values';
import { searchText } from '../kinds/fieldKinds.js';
import { isLacking, type LanguageFilter } from '../languages/ListLanguages.js';

type Narrowed<R> = {
  readonly entity: Entity;
  readonly rows: readonly R[];
  /** What the search covers besides the entity's texts. Must be stable. */
  readonly searchMore?: ((row: R) => string) | undefined;
};

/** The search and filters of a list, and the rows that they leave. */
export function useNarrowing<R extends Values>({ entity, rows, searchMore }: Narrowed<R>) {
  const [search, setSearch] = useState('');
  /** The flag that the shown rows have; null while all are shown. */
  const [filter, setFilter] = useState<string | null>(null);
  /** The state of the shown rows; null while all are shown. */
  const [inState, setInState] = useState<PublishingFilter | null>(null);
  const [lacking, setLacking] = useState<LanguageFilter | null>(null);
  const deferredSearch = useDeferredValue(search);
  const shown = useMemo(() => {
    const isFound = (row: R) =>
      deferredSearch === '' ||
      matches(`${searchText(entity, row)} ${searchMore?.(row) ?? ''}`, deferredSearch);
    return rows
      .filter((row) => filter === null || row[filter] === true)
      .filter((row) => inState === null || isInState(row, inState))
      .filter((row) => lacking === null || isLacking(row, lacking))
      .filter(isFound);
  }, [rows, deferredSearch, filter, inState, lacking, entity, searchMore]);
  return { shown, search, setSearch, filter, setFilter, inState, setInState, lacking, setLacking };
}
