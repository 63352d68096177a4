import { mediaTypes } from '@ritmi/shared/domain/shapes';
import { ChoiceField, TextField } from '../inputs/fields.js';
import { mediaLabels } from './text.js';

type MediumInputProps = {
  /** Path of the medium in the form. */
  readonly path: string;
  /** What the list is called. */
  readonly list: string;
  readonly field: 'type' | 'url' | 'caption';
  /** Index of a listed medium, whose labels end with its number; undefined for a new medium. */
  readonly place?: number;
};

/** An input of one medium. */
export function MediumInput({ path, list, field, place }: MediumInputProps) {
  const isListed = place !== undefined;
  const name = `${path}.${field}`;
  const named = mediaLabels(list)[field];
  const label = isListed ? `${named} ${place + 1}` : named;
  if (field === 'type') return <ChoiceField name={name} label={label} options={mediaTypes} />;
  return <TextField name={name} label={label} isRequired={isListed && field === 'url'} />;
}
