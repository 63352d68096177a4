import { formatDate } from '@ritmi/shared/domain/date';
import type { Field } from '@ritmi/shared/domain/fields';
import { formatEuro } from '@ritmi/shared/domain/money';
import { entityTitle } from '../list/entityTitle.js';

/** Titles of the documents that references name, by their ids. */
export type Titles = ReadonlyMap<string, string>;

/** Stands for a value that is empty. */
export const nothing = '–';

/** How a person reads the value of a field, a line for each part of a list. */
export function readable(field: Field | undefined, value: unknown, titles: Titles): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) {
    return value.length === 0 ? nothing : value.map((part) => readable(field, part, titles)).join('\n');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return field ? readableText(field, value, titles) : value;
  return typeof value === 'object' ? readableMedium(value) : JSON.stringify(value);
}

/** A kind without a reading does not compile. */
function readableText(field: Field, value: string, titles: Titles): string {
  switch (field.kind) {
    case 'price':
      return formatEuro(value);
    case 'date':
      return formatDate(value);
    case 'image':
      return fileNameOf(value);
    case 'references':
      return titles.get(value) ?? `a deleted ${entityTitle(field.to).toLowerCase()}`;
    case 'text':
    case 'longText':
    case 'suggestion':
    case 'choice':
    case 'flag':
    case 'texts':
    case 'media':
    case 'order':
      return value;
  }
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
