import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, textIn, type Values } from '@ritmi/shared/domain/entity';

export const findingKinds = ['picture', 'text', 'price'] as const;

/** A document in which something is missing, or whose price visitors do not see. */
export type Finding = {
  readonly kind: (typeof findingKinds)[number];
  readonly entity: EntityName;
  readonly id: string;
  readonly title: string;
};

export type Lists = readonly { readonly entity: EntityName; readonly rows: readonly Values[] }[];

/** Missing pictures and texts and hidden prices, in the order of the lists. */
export function findingsIn(lists: Lists): readonly Finding[] {
  return lists.flatMap(({ entity, rows }) =>
    rows.flatMap((row) =>
      kindsOf(entity, row).map((kind) => ({
        kind,
        entity,
        id: textIn(row, 'id'),
        title: textIn(row, entityOf(entity).titleField),
      })),
    ),
  );
}

function kindsOf(entity: EntityName, row: Values): readonly Finding['kind'][] {
  const { fields } = entityOf(entity);
  const valuesOf = (...kinds: readonly string[]) =>
    Object.entries(fields).flatMap(([field, { kind }]) => (kinds.includes(kind) ? [row[field]] : []));
  const pictures = valuesOf('image', 'media');
  const texts = valuesOf('longText', 'texts');
  const hidesPrice = Object.values(fields).some(
    (field) => field.kind === 'price' && field.hiddenBy && row[field.hiddenBy] === true,
  );
  return [
    ...(pictures.length > 0 && pictures.every(isBlank) ? (['picture'] as const) : []),
    ...(texts.some(isBlank) ? (['text'] as const) : []),
    ...(hidesPrice ? (['price'] as const) : []),
  ];
}
