import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, type Values } from '@ritmi/shared/domain/entity';
import type { Field } from '@ritmi/shared/domain/fields';
import { mediaItemInput } from '@ritmi/shared/domain/shapes';

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

/** A field's value as it would be read, or its blank one. */
function shownValue(field: Field, value: unknown, addressOf: (url: string) => string): unknown {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (field.kind === 'media') {
    return list.flatMap((each, place) => {
      const { data } = mediaItemInput.safeParse(each);
      return data ? [{ ...data, id: `shown-${place}`, url: addressOf(data.url) }] : [];
    });
  }
  const filled = field.kind === 'texts' ? list.filter((text) => !isBlank(text)) : value;
  const { data = field.blank } = field.shape.safeParse(filled);
  return field.kind === 'image' && typeof data === 'string' && data !== '' ? addressOf(data) : data;
}
