import { leavesOf, unflatten, valueAt } from '@ritmi/shared/domain/composite';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Values } from '@ritmi/shared/domain/values';
import { updateBody } from '../kinds/fieldKinds.js';
import type { FormValues } from '../model/values.js';
import type { FormSpec } from './formSpec.js';

/**
 * The body of an update as far as it can be saved now: a field with half an address stays as it is stored, and an entry
 * of a list that is not complete is left out. Null if nothing can be saved.
 */
export function savableBody(
  entity: Entity,
  spec: FormSpec,
  { values, document }: { readonly values: Values; readonly document: Values },
): FormValues | null {
  // The schema reads the fields only.
  const read = (given: Values) => spec.schema.safeParse(given);
  const first = read(values);
  if (first.success) return updateBody(entity, first.data, document);
  const second = read(withoutProblems(spec, { values, stored: spec.toValues(document) }, first.error.issues));
  return second.success ? updateBody(entity, second.data, document) : null;
}

type Issue = { readonly path: readonly PropertyKey[] };

function withoutProblems(
  { fields }: FormSpec,
  { values, stored }: { readonly values: Values; readonly stored: Values },
  issues: readonly Issue[],
): Values {
  const paths = issues.map(({ path }) => path.join('.'));
  const leaves = leavesOf(fields).map(([leaf]) => {
    const value = valueAt(values, leaf);
    const wrong = paths.filter((path) => path === leaf || path.startsWith(`${leaf}.`));
    if (wrong.length === 0) return [leaf, value] as const;
    const entries = wrong.map((path) => Number(path.slice(leaf.length + 1).split('.')[0] || Number.NaN));
    if (!Array.isArray(value) || entries.some(Number.isNaN)) return [leaf, valueAt(stored, leaf)] as const;
    return [leaf, value.filter((_, index) => !entries.includes(index))] as const;
  });
  return unflatten(Object.fromEntries(leaves.filter(([, value]) => value !== undefined)));
}
