import { mediaTypes } from '@ritmi/shared/domain/shapes';
import { ChoiceField, TextField } from '../forms/fields.js';
import { mediaLabels } from './text.js';

type MediumInputProps = {
  /** Index of a listed medium; none for the one that is about to be added. */
  readonly place?: number;
};

/** Name and label of an input; the labels of a listed medium carry its number. */
const inputOf = (field: keyof typeof mediaLabels, place: number | undefined) =>
  place === undefined
    ? { name: field, label: mediaLabels[field] }
    : { name: `media.${place}.${field}`, label: `${mediaLabels[field]} ${place + 1}` };

export function MediumType({ place }: MediumInputProps) {
  return <ChoiceField {...inputOf('type', place)} options={mediaTypes} />;
}

export function MediumUrl({ place }: MediumInputProps) {
  return <TextField {...inputOf('url', place)} isRequired={place !== undefined} />;
}

export function MediumCaption({ place }: MediumInputProps) {
  return <TextField {...inputOf('caption', place)} />;
}
