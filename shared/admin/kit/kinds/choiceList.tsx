import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { SortableList } from '@ritmi/shared/ui/sortable/SortableList';
import { ButtonRow, Label, PlainButton, Stack } from '../look/frames.js';
import { useLatest } from '../useLatest.js';
import { useFixed } from '../fixed.js';

type ChoiceListProps = {
  readonly name: string;
  readonly label: string;
  readonly item: FieldOf<'choice'>;
};

/** Values of a choice in an order, each at most once: dragged, left out, and put back. */
export function ChoiceList({ name, label, item }: ChoiceListProps) {
  const { setValue } = useFormContext();
  const watched: unknown = useWatch({ name });
  const chosen = useMemo(() => (Array.isArray(watched) ? watched.map(String) : []), [watched]);
  const entries = useMemo(() => chosen.map((id) => ({ id })), [chosen]);
  const wordOf = (value: string) => item.valueLabels?.[value] ?? value;
  const put = (values: readonly string[]) => setValue(name, values, { shouldDirty: true });
  const fixed = useFixed();
  const latest = useLatest({ chosen, put, wordOf, fixed });
  const render = useMemo(() => {
    return ({ id }: { readonly id: string }) => (
      <ButtonRow>
        <span>{latest.current.wordOf(id)}</span>
        <PlainButton
          aria-label={latest.current.fixed(`Remove ${latest.current.wordOf(id)}`)}
          onClick={() => latest.current.put(latest.current.chosen.filter((each) => each !== id))}
        >
          <X size={18} aria-hidden="true" />
        </PlainButton>
      </ButtonRow>
    );
  }, [latest]);
  return (
    <Stack role="group" aria-label={fixed(label)}>
      <Label aria-hidden="true">{fixed(label)}</Label>
      <SortableList
        entries={entries}
        labelOf={({ id }) => wordOf(id)}
        render={render}
        onMove={async (from, to) => put(moved(chosen, from, to))}
      />
      <ButtonRow>
        {item.values
          .filter((value) => !chosen.includes(value))
          .map((value) => (
            <PlainButton key={value} onClick={() => put([...chosen, value])}>
              Add {wordOf(value)}
            </PlainButton>
          ))}
      </ButtonRow>
    </Stack>
  );
}

function moved(values: readonly string[], from: number, to: number): readonly string[] {
  const others = values.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...values.slice(from, from + 1), ...others.slice(to)];
}
