import { Select } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import type { Resource } from './useCalendar.js';

type ResourceChoiceProps = {
  readonly label: string;
  /** What is chosen without a resource. */
  readonly none: string;
  /** An id, or an empty text. */
  readonly value: string;
  readonly resources: readonly Resource[];
  readonly onChange: (id: string) => void;
};

/** One resource, or none. */
export function ResourceChoice({ label, none, value, resources, onChange }: ResourceChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{none}</option>
          {resources.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
