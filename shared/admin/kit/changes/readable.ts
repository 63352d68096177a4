import { useQueries } from '@tanstack/react-query';
import { formatDate } from '@ritmi/shared/domain/date';
import { entityOf, type EntityName, isEntityName, referencesOf } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import type { Language } from '@ritmi/shared/domain/language';
import { formatEuro } from '@ritmi/shared/domain/money';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { idsIn } from '../forms/formSpec.js';
import { entityTitle } from '../resource/entityText.js';
import { words } from '../text.js';
import { listQuery } from '../resource/queries.js';

type Reading = {
  /** Titles of the documents that references name, by their ids. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly language: Language;
};

/** Shown for an empty value. */
const nothing = '–';

/** How a person reads the value of a field, a line for each part of a list. */
export function readable(field: Field | undefined, value: unknown, reading: Reading): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) {
    return value.map((part) => readable(field, part, reading)).join('\n') || nothing;
  }
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][reading.language];
  if (typeof value === 'string') return field ? readableText(field, value, reading) : value;
  return typeof value === 'object' ? readableMedium(value) : JSON.stringify(value);
}

function readableText(field: Field, value: string, { titles, language }: Reading): string {
  if (field.kind === 'price') return formatEuro(value);
  if (field.kind === 'date') return formatDate(value, language);
  if (field.kind === 'image') return fileNameOf(value);
  if (field.kind !== 'references') return value;
  return titles?.get(value) ?? `${entityTitle(field.to)[language]} (${words.deleted[language]})`;
}

type Medium = { readonly type?: unknown; readonly url?: unknown; readonly caption?: unknown };

function readableMedium({ type, url, caption }: Medium): string {
  const name = typeof url === 'string' ? fileNameOf(url) : '';
  return [type, name, caption].filter((part) => typeof part === 'string' && part !== '').join(' · ');
}

/** `/uploads/drita.webp` is 'drita.webp'. */
function fileNameOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  try {
    return decodeURIComponent(name) || url;
  } catch {
    return name;
  }
}

type Identified = Values & { readonly id: string };

/**
 * Words the values of these fields for the person. Titles of referenced documents are loaded only where a field has
 * references; offline none are known.
 */
export function useReadable(fields: readonly (Field | undefined)[]) {
  const { connection } = useHost();
  const { language } = useLanguage();
  const referenced = fields.flatMap((field) => (field?.kind === 'references' ? field.to : []));
  const lists = useQueries({
    queries: [...new Set(referenced)].filter(isEntityName).map((name) => ({
      ...listQuery(connection, name),
      select: ({ value }: { readonly value: readonly Identified[] }) =>
        value.map((document) => [document.id, textIn(document, entityOf(name).titleField)] as const),
    })),
  });
  const titles = new Map(lists.flatMap(({ data = [] }) => data));
  return (field: Field | undefined, value: unknown) => readable(field, value, { titles, language });
}

/** A document as it is read, with its references under the names by which they are written. */
export function withReferences(name: EntityName, read: Values): Values {
  const written = referencesOf(name).map(({ field, readAs }) => [field, idsIn(read[readAs])]);
  return { ...read, ...Object.fromEntries(written) };
}
