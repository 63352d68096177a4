import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '@ritmi/shared/client/request';
import {
  callsOf,
  entityOf,
  type EntityName,
  isEntityName,
  referencesOf,
} from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { useHost } from '../../host/host.js';
import { idsIn } from '../forms/formSpec.js';
import { listKey } from '../resource/queryClient.js';
import type { Titles } from './readable.js';

/** The titles of the documents that these fields name. They are fetched only for references; offline none are known. */
export function useReferenceTitles(fields: readonly (Field | undefined)[]): Titles {
  const { connection } = useHost();
  const to = fields.flatMap((field) =>
    field?.kind === 'references' && isEntityName(field.to) ? [field.to] : [],
  )[0];
  const { data } = useQuery({
    queryKey: to ? listKey(to) : ['list', 'none'],
    queryFn: () =>
      request<(Values & { readonly id: string })[]>(connection, { path: to ? callsOf(to).list : '' }),
    enabled: to !== undefined,
  });
  return useMemo(() => {
    if (!to || !data) return new Map();
    const { titleField } = entityOf(to);
    return new Map(data.value.map((document) => [document.id, textIn(document, titleField)]));
  }, [data, to]);
}

/** A document as it is read, with its references under the names by which they are written. */
export function withReferences(name: EntityName, read: Values): Values {
  const written = referencesOf(name).map(({ field, readAs }) => [field, idsIn(read[readAs])]);
  return { ...read, ...Object.fromEntries(written) };
}
