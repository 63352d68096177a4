import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Field, FieldOf } from '@ritmi/shared/domain/kinds';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { TextListField } from '../inputs/TextListField.js';
import { ListState } from '../languages/InLanguages.js';
import { useTranslatedRows } from '../languages/useTranslatedRows.js';
import { ButtonRow, Label, PlainButton, Stack } from '../look/frames.js';
import type { PendingFile } from '../model/values.js';
import { useLatest } from '../useLatest.js';
import { ChoiceList } from './choiceList.js';
import { FieldRows, OneField } from './group.js';
import {
  common,
  countOf,
  formatWith,
  type InputProps,
  type Kind,
  type KindOf,
  nothing,
  plainText,
  textCell,
} from './kind.js';
import { bodyOf, copyOf, emptyOf, formOf, isEmptyText, previewOf, readOf } from './parts.js';
import { useFixed } from '../fixed.js';

type AnyList = FieldOf<'list'> | FieldOf<'media'>;

const entriesIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Values of one kind, in an order. A change replaces the whole list. */
export function listKind(of: KindOf): Kind<AnyList> {
  return {
    Input: (props) => <ListInput {...props} of={of} />,
    Cell: textCell(undefined, countOf),
    format: ({ item }, value, options) => {
      if (!Array.isArray(value)) return plainText(value, options.language);
      return value.map((entry) => formatWith(of, options)(item, entry)).join('\n') || nothing;
    },
    toForm: ({ item }, value) =>
      entriesIn(value).map((entry) => formOf(of, item, { value: entry, document: {} })),
    toBody: ({ item }, value) =>
      entriesIn(value).map((entry) => bodyOf(of, item, { value: entry, before: undefined })),
    toRead: ({ item }, value) =>
      entriesIn(value).map((entry) => readOf(of, item, { value: entry, before: undefined })),
    toPreview: ({ item }, value, addressOf) =>
      entriesIn(value).flatMap((entry) =>
        isEmptyText(entry) ? [] : [previewOf(of, item, { value: entry, addressOf })],
      ),
    fromCopy: ({ item }, value) =>
      Array.isArray(value) ? value.map((entry) => copyOf(of, item, entry)) : value,
    shows: ({ item }) => ('fields' in item ? null : 'text'),
  };
}

type ListInputProps = InputProps<AnyList> & { readonly of: KindOf };

function ListInput({ of, name, field }: ListInputProps) {
  const translated = useTranslatedRows(name);
  const { item } = field;
  const { label } = common({ name, field });
  if (item.kind === 'group') return <GroupList {...{ of, name, label, item }} />;
  if (item.kind === 'choice') return <ChoiceList {...{ name, label, item }} />;
  const { isTranslatable = false, sourceName } = field;
  return (
    <Stack $gap={2}>
      <TextListField
        name={name}
        label={label}
        itemLabel={item.label}
        onRemove={translated.remove}
        renderItem={(path, itemLabel, place) => (
          <OneField
            of={of}
            name={path}
            field={{ ...item, label: itemLabel, isTranslatable, sourceName: `${sourceName} ${place + 1}` }}
          />
        )}
      />
      {isTranslatable ? <ListState path={name} /> : null}
    </Stack>
  );
}

const Row = styled(Stack)`
  padding: ${space(3)};
  border-radius: ${radius.control};
  background: ${color.card};
`;

type GroupListProps = {
  readonly of: KindOf;
  readonly name: string;
  readonly label: string;
  readonly item: Extract<Field, { readonly kind: 'group' }>;
};

/** Groups of inputs that are added, removed and dragged into order. */
function GroupList({ of, name, label, item }: GroupListProps) {
  const { control, setFocus } = useFormContext();
  const fixed = useFixed();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const translated = useTranslatedRows(name);
  const entries = useMemo(() => fields.map(({ id }, place) => ({ id, place })), [fields]);
  const uploads: readonly PendingFile[] = useWatch({ control, name: 'uploads' }) ?? [];
  // A file that is on its way belongs to a place in the list.
  const isUploading = uploads.some(({ field }) => field.startsWith(`${name}.`));
  const [first] = Object.keys(item.fields);
  const handleRemove = (place: number) => {
    remove(place);
    translated.remove(place);
  };
  const latest = useLatest({ remove: handleRemove, isUploading });
  const render = useMemo(() => {
    return ({ place }: { readonly place: number }) => (
      <Row role="group" aria-label={fixed(`${item.label} ${place + 1}`)}>
        <FieldRows of={of} fields={item.fields} prefix={`${name}.${place}.`} />
        <ButtonRow>
          <PlainButton onClick={() => latest.current.isUploading || latest.current.remove(place)}>
            <X size={18} aria-hidden="true" />
            {fixed(`Remove ${item.label.toLowerCase()}`)}
          </PlainButton>
        </ButtonRow>
      </Row>
    );
  }, [of, item, name, latest, fixed]);

  function handleAdd() {
    append(emptyOf(of, item) as Record<string, unknown>, { shouldFocus: false });
    requestAnimationFrame(() => setFocus(`${name}.${fields.length}.${first}`));
  }

  return (
    <Stack role="group" aria-label={fixed(label)}>
      <Label aria-hidden="true">{fixed(label)}</Label>
      {entries.length > 0 ? (
        <SortableList
          entries={entries}
          labelOf={({ place }) => fixed(`${item.label} ${place + 1}`)}
          render={render}
          onMove={async (from, to) => {
            move(from, to);
            translated.move(from, to);
          }}
          isDisabled={isUploading}
        />
      ) : null}
      <ListState path={name} />
      <ButtonRow>
        <PlainButton onClick={handleAdd}>{fixed(`Add ${item.label}`)}</PlainButton>
      </ButtonRow>
    </Stack>
  );
}
