import { useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { entityOf } from '@ritmi/shared/domain/entities';
import type { Field } from '@ritmi/shared/domain/kinds';
import { createShape } from '@ritmi/shared/domain/schemas';
import type { Values } from '@ritmi/shared/domain/values';
import { entityForm, type FormSpec, isSameValue } from '../kit/forms/formSpec.js';
import { FieldInput } from '../kit/kinds/fieldKinds.js';
import type { FormValues, ItemValues } from '../kit/model/values.js';
import { formResolver } from '../kit/problems/problem.js';

/** The fields of an event that a night fills in from its photos. */
const fromPhotos = ['title', 'kind', 'date', 'description', 'image', 'media'];

type Needed = readonly (readonly [name: string, field: Field])[];

/** The last form, and the fields that it is of: every letter asks for it. */
let last: { readonly needed: Needed; readonly form: FormSpec } | null = null;

/** The form of what an event needs besides, by its definition: the other fields without a default. */
function furtherForm(): FormSpec {
  const { publishing: _none, ...entity } = entityOf('events');
  const needed: Needed = Object.entries(entity.fields).filter(
    ([name, field]) => !('default' in field) && !fromPhotos.includes(name),
  );
  if (last && isSameFields(last.needed, needed)) return last.form;
  const fields = Object.fromEntries(needed);
  const create = z.object(createShape(fields));
  const form = entityForm({ ...entity, publishing: undefined, fields, create });
  last = { needed, form };
  return form;
}

function isSameFields(before: Needed, after: Needed): boolean {
  const isSame = ([name, field]: Needed[number], place: number) =>
    before[place]?.[0] === name && before[place][1] === field;
  return before.length === after.length && after.every(isSame);
}

/** The further fields as they are sent; null while one of them is missing or wrong. */
export function furtherBody(typed: Values): FormValues | null {
  const { schema, empty } = furtherForm();
  return schema.safeParse({ ...empty, ...typed }).data ?? null;
}

type FurtherFieldsProps = {
  readonly typed: Values;
  /** Whether what is missing is said. */
  readonly isChecked: boolean;
  readonly onChange: (typed: FormValues) => void;
};

/** What an event needs besides, as in its own form. */
export function FurtherFields({ typed, isChecked, onChange }: FurtherFieldsProps) {
  const [{ fields, schema, empty }] = useState(furtherForm);
  const form = useForm<ItemValues, unknown, FormValues>({
    values: { ...empty, ...typed },
    resolver: formResolver(schema),
  });
  const { clearErrors, subscribe, trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
    else clearErrors();
  }, [isChecked, typed, trigger, clearErrors]);
  const changed = useEffectEvent((now: FormValues) => {
    const next = Object.fromEntries(Object.keys(fields).map((name) => [name, now[name]]));
    if (!isSameValue(next, typed)) onChange(next);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: now }) => changed(now) }),
    [subscribe],
  );
  return (
    <FormProvider {...form}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} name={name} field={field} />
      ))}
    </FormProvider>
  );
}
