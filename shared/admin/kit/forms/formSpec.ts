import { replaceEqualDeep } from '@tanstack/react-query';
import { z } from 'zod';
import { leavesOf, unflatten, valueAt } from '@ritmi/shared/domain/composite';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { entityNames, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Entity } from '@ritmi/shared/domain/entity';
import { fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import type { Field, FieldDefinitions } from '@ritmi/shared/domain/kinds';
import { kindOf } from '../kinds/fieldKinds.js';
import { emptyOf, formOf, formValuesOf } from '../kinds/parts.js';
import { planned, plannedValues } from '../model/publishing.js';
import type { FormValues, ItemValues } from '../model/values.js';

/** Defines a form: its values, and how a document fills them. */
export type FormSpec = {
  /** Validates the values; its output is sent. */
  readonly schema: z.ZodType<FormValues, ItemValues>;
  readonly empty: ItemValues;
  readonly toValues: (document: Values) => ItemValues;
  /** Title of the document in the form; '' while it has none. */
  readonly titleOf: (values: FormValues) => string;
  /** The entity's fields, by name. */
  readonly fields: FieldDefinitions;
  /** Whether its documents can be drafts, and be published and ended at a time. */
  readonly isPublishable: boolean;
  /** Name of the entity; null for what the API does not store. */
  readonly entity: EntityName | null;
  /** Whether the submit button is enabled. */
  readonly canSubmit?: (values: FormValues) => boolean;
  /** What is missing while it is not. */
  readonly missing?: string | undefined;
};

/** What a form sends, validated by `create`. Values such as amounts are read as people type them. */
function sentBy({ create, fields }: Entity): FormSpec['schema'] {
  return z.custom<ItemValues>().transform((values, context) => {
    const typed = leavesOf(fields).map(([path, field]) => {
      const value = valueAt(values, path);
      return { path, value, ...kindOf(field).fromTyped?.(field, value) };
    });
    const sent = typed.filter(({ value }) => value !== undefined).map(({ path, value }) => [path, value]);
    const { data, error } = create.safeParse(unflatten(Object.fromEntries(sent)), parseOptions);
    const ambiguous = typed.flatMap(({ path, problem }) => (problem ? [{ path, ...problem }] : []));
    // The first problem of a field is shown.
    for (const { path, message, code, values: named = {} } of [
      ...ambiguous,
      ...fieldErrorsOf(error?.issues ?? []),
    ]) {
      context.addIssue({ code: 'custom', path: path.split('.'), message, params: { code, values: named } });
    }
    return data ?? z.NEVER;
  });
}

/** The form of an entity, derived from its fields. */
export function entityForm(entity: Entity): FormSpec {
  const { titleField, fields, publishing } = entity;
  const timesOf = (document: Values) => (publishing ? { [planned]: plannedValues(document) } : {});
  const valuesOf = (valueOf: (field: Field, name: string) => unknown): ItemValues => ({
    ...formValuesOf(kindOf, fields, valueOf),
    uploads: [],
  });
  return {
    schema: sentBy(entity),
    empty: { ...valuesOf((field) => emptyOf(kindOf, field)), ...timesOf({}) },
    toValues: (document) => ({
      ...valuesOf((field, name) => formOf(kindOf, field, { value: document[name], document })),
      ...timesOf(document),
    }),
    isPublishable: publishing === true,
    titleOf: (values) => textIn(values, titleField).trim(),
    fields,
    entity: entityNames.find((name) => entityOf(name).fields === fields) ?? null,
  };
}

/** The person's own changes on top of those that others have saved since. */
export function rebase<V extends Values>(base: Values, mine: Values, theirs: V): V {
  const changed = Object.entries(mine).filter(([field, value]) => !isSameValue(value, base[field]));
  const merged = changed.map(([field, value]) => {
    const [known, other] = [partsIn(base[field]), partsIn(theirs[field])];
    const own = partsIn(value);
    return [field, own && other ? rebase(known ?? {}, own, other) : value];
  });
  return { ...theirs, ...Object.fromEntries(merged) };
}

/** The values of a group, which are merged one by one. */
function partsIn(value: unknown): Values | null {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup && !(value instanceof File) ? { ...value } : null;
}

/** Whether two form values are equal; files are equal only if they are the same object. */
export const isSameValue = (a: unknown, b: unknown): boolean => replaceEqualDeep(a, b) === a;
