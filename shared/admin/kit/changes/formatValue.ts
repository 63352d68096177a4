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

type FormatOptions = {
  /** Titles of referenced documents by id. */
  readonly titles?: ReadonlyMap<string, string>;
  readonly language: Language;
};

/** Shown for an empty value. */
const nothing = '–';

/** The value of a field as text, with a line for each entry of a list. */
export function formatValue(field: Field | undefined, value: unknown, options: FormatOptions): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) {
    return value.map((entry) => formatValue(field, entry, options)).join('\n') || nothing;
  }
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][options.language];
  if (typeof value === 'string') return field ? formatText(field, value, options) : value;
  return typeof value === 'object' ? formatMedium(value) : JSON.stringify(value);
}

function formatText(field: Field, value: string, { titles, language }: FormatOptions): string {
  if (field.kind === 'price') return formatEuro(value);
  if (field.kind === 'date') return formatDate(value, language);
  if (field.kind === 'image') return fileNameOf(value);
  if (field.kind !== 'references') return value;
  return titles?.get(value) ?? `${entityTitle(field.to)[language]} (${words.deleted[language]})`;
}

type Medium = { readonly type?: unknown; readonly url?: unknown; readonly caption?: unknown };

function formatMedium({ type, url, caption }: Medium): string {
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
 * Formats values of these fields in the person's language. Titles of referenced documents are loaded only if a field
 * has references; offline none are known.
 */
export function useFormatValue(fields: readonly (Field | undefined)[]) {
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
  return (field: Field | undefined, value: unknown) => formatValue(field, value, { titles, language });
}

/** A document as the API returns it, with its references also under the names by which they are written. */
export function withReferences(name: EntityName, read: Values): Values {
  const written = referencesOf(name).map(({ field, readAs }) => [field, idsIn(read[readAs])]);
  return { ...read, ...Object.fromEntries(written) };
}
