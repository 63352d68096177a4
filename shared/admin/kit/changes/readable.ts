import { formatDate } from '@ritmi/shared/domain/date';
import { formatEuro } from '@ritmi/shared/domain/money';

/** Services by their ids, since packages keep the ids only. */
export type Titles = ReadonlyMap<string, string>;

/** Stands for a value that is empty. */
export const nothing = '–';

/** A wire field as its label reads: `hidePrice` is 'Hide price'. */
export function labelOf(field: string): string {
  if (field === 'serviceIds') return 'Services';
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a person reads the value of a field, a line for each part of a list. */
export function readable(field: string, value: unknown, titles: Titles): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value)) {
    return value.length === 0 ? nothing : value.map((part) => readable(field, part, titles)).join('\n');
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return readableText(field, value, titles);
  return typeof value === 'object' ? readableMedium(value) : JSON.stringify(value);
}

function readableText(field: string, value: string, titles: Titles): string {
  switch (field) {
    case 'price':
    case 'customPrice':
      return formatEuro(value);
    case 'date':
      return formatDate(value);
    case 'image':
    case 'thumbnail':
      return fileNameOf(value);
    case 'serviceIds':
      return titles.get(value) ?? 'a service that is gone';
    default:
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
