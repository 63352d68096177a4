import { useQueries } from '@tanstack/react-query';
import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { Field } from '@ritmi/shared/domain/kinds';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { kindOf } from '../kinds/fieldKinds.js';
import type { FormatOptions } from '../kinds/kind.js';
import { listQuery } from '../model/queries.js';

type Identified = Values & { readonly id: string };

/**
 * How to format values of these fields: in the person's language, with titles of referenced documents. Those are loaded
 * only if a field has references; offline none are known.
 */
export function useFormat(fields: readonly (Field | undefined)[]): FormatOptions {
  const { connection } = useHost();
  const { language } = useLanguage();
  const referenced = fields.flatMap((field) => (field && kindOf(field).refersTo?.(field)) ?? []);
  const lists = useQueries({
    queries: [...new Set(referenced)].filter(isEntityName).map((name) => ({
      ...listQuery(connection, name),
      select: ({ value }: { readonly value: readonly Identified[] }) =>
        value.map((document) => [document.id, textIn(document, entityOf(name).titleField)] as const),
    })),
  });
  return { titles: new Map(lists.flatMap(({ data = [] }) => data)), language };
}
