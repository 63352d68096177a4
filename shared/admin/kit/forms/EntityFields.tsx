import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { firstEventDay, lastEventDay } from '@ritmi/shared/domain/date';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Field, FieldOf } from '@ritmi/shared/domain/fields';
import { Pair, PlainButton, Stack } from '../look/frames.js';
import { MediaListField } from '../media/MediaListField.js';
import { Preview } from '../media/Preview.js';
import { UploadField } from '../media/UploadField.js';
import { CheckField, ChoiceField, LongTextField, TextField } from './fields.js';
import { TextListField } from './TextListField.js';

/** The inputs of an entity's fields, for adding and editing. */
export function EntityFields({ entity }: { readonly entity: Entity }) {
  const fields = Object.entries(entity.fields);
  return fields.map(([field, definition], place) => {
    const input = <FieldInput key={field} name={field} field={definition} />;
    if (!definition.isHalf) return input;
    const isSecond = fields.slice(0, place).filter(([, { isHalf }]) => isHalf).length % 2 === 1;
    const [next, nextDefinition] = fields[place + 1] ?? [];
    if (isSecond || !next || !nextDefinition) return null;
    return (
      <Pair key={field}>
        {input}
        <FieldInput name={next} field={nextDefinition} />
      </Pair>
    );
  });
}

type InputProps<F extends Field = Field> = { readonly name: string; readonly field: F };

/** The input of a field's kind: a kind without one does not compile. */
export function FieldInput({ name, field }: InputProps): ReactNode {
  const { label, inputLabel = label, placeholder } = field;
  const isRequired = !('default' in field);
  const common = { name, label: inputLabel, isRequired };
  switch (field.kind) {
    case 'text':
      return <TextField {...common} placeholder={placeholder} />;
    case 'longText':
      return <LongTextField {...common} />;
    case 'date':
      return <TextField {...common} type="date" min={firstEventDay} max={lastEventDay()} />;
    case 'suggestion':
      return <SuggestionInput name={name} field={field} />;
    case 'choice':
      return <ChoiceField {...common} options={field.values} optionLabels={field.valueLabels} isRequired />;
    case 'flag':
      return <CheckField name={name} label={inputLabel} />;
    case 'price':
      return <PriceInput name={name} field={field} />;
    case 'texts':
      return <TextListField name={name} label={inputLabel} itemLabel={field.itemLabel} />;
    case 'image':
      return <ImageInput name={name} field={field} />;
    case 'media':
      return <MediaListField field={field} />;
    // The order changes by dragging; each entity shows the documents that it refers to in its own way.
    case 'order':
    case 'references':
      return null;
  }
}

/** The API accepts any value, so an edit must keep one that is not offered. */
function SuggestionInput({ name, field: { label, offered } }: InputProps<FieldOf<'suggestion'>>) {
  const { formState } = useFormContext();
  const current = String(formState.defaultValues?.[name] ?? '');
  const options = [...new Set([...offered, ...(current ? [current] : [])])];
  return <ChoiceField name={name} label={label} options={options} isRequired />;
}

function PriceInput({ name, field: { label, hiddenBy = '', placeholder } }: InputProps<FieldOf<'price'>>) {
  const isHidden = useWatch({ name: hiddenBy }) === true;
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      isRequired={hiddenBy !== '' && !isHidden}
      placeholder={placeholder}
    />
  );
}

/** A picture or video: a file that is uploaded when chosen, or its URL, whose input appears once there is one. */
function ImageInput({ name, field }: InputProps<FieldOf<'image'>>) {
  const { label, inputLabel = label, fileLabel = label, problemOf } = field;
  const { setValue } = useFormContext();
  const url = String(useWatch({ name }) ?? '');
  const put = (value: string) => setValue(name, value, { shouldValidate: true });
  return (
    <Stack>
      <UploadField
        name={name}
        label={fileLabel}
        onUploaded={put}
        problemOf={problemOf}
        picture={url ? <Preview url={url} /> : null}
        actions={url ? <PlainButton onClick={() => put('')}>Remove</PlainButton> : null}
      />
      {url ? <TextField name={name} label={inputLabel} /> : null}
    </Stack>
  );
}
