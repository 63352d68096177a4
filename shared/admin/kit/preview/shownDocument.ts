import { z } from 'zod';
import { toIsoDate } from '@ritmi/shared/domain/date';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { address as addressField, mediaItemInput } from '@ritmi/shared/domain/shapes';

const address = addressField('Media URL');
const never = new Date(0).toISOString();

/**
 * The document that a form would make of what is typed so far. What cannot be saved yet, such as half an address or a
 * price with two points, is left out.
 * @param addressOf full address of a stored file
 */
export function shownDocument<K extends EntityName>(
  name: K,
  values: Values,
  addressOf: (url: string) => string,
): DocumentOf<K> {
  const { fields, document } = entityOf(name);
  const shown = Object.entries(fields).map(([field, each]) => [
    field,
    shownValue(each, values[field], addressOf),
  ]);
  const read = {
    id: 'shown',
    version: 0,
    createdAt: never,
    updatedAt: never,
    ...values,
    ...Object.fromEntries(shown),
  };
  // The schema is that of the entity, whose fields are those above.
  return document.catch(read).parse(read) as DocumentOf<K>;
}

/** A field's value as it would be read: a kind without one does not compile. */
function shownValue(field: Field, value: unknown, addressOf: (url: string) => string): unknown {
  switch (field.kind) {
    case 'image':
      return shownAddress(value, addressOf);
    case 'media':
      return z
        .array(z.unknown())
        .catch([])
        .parse(value)
        .flatMap((each, place) => {
          const { data } = mediaItemInput.safeParse(each);
          return data ? [{ ...data, id: `shown-${place}`, url: shownAddress(data.url, addressOf) }] : [];
        });
    case 'date':
      return toIsoDate(textIn({ value }, 'value')) ?? '';
    case 'price':
      return field.shape.safeParse(value).success ? value : field.blank;
    case 'texts':
      return z
        .array(z.string())
        .catch([])
        .parse(value)
        .filter((text) => text.trim() !== '');
    case 'order':
      return 0;
    case 'text':
    case 'longText':
    case 'suggestion':
    case 'choice':
    case 'flag':
    case 'references':
      return value ?? field.blank;
  }
}

function shownAddress(value: unknown, addressOf: (url: string) => string): string {
  const { data } = address.safeParse(value);
  return data ? addressOf(data) : '';
}
