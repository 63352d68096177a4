import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { layout, space, type } from '@ritmi/shared/ui/tokens';
import { ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { useFixed } from '../fixed.js';

const Frame = styled(Stack)`
  container-type: inline-size;
`;

const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};
  /* Level with the input, also with an error below that: as far down as the field's label and gap reach. */
  > button {
    min-height: 44px;
    margin-top: calc(1.3 * ${type.size.small} + ${space(1.5)});
  }
  svg {
    display: none;
  }
  /* On a phone the label would take half of the line, which the text needs. */
  @container (max-width: 360px) {
    svg {
      display: block;
    }
    > button {
      width: 44px;
      padding: 0;
    }
    > button > span {
      ${layout.visuallyHidden}
    }
  }
`;

type TextListFieldProps = {
  readonly name: string;
  readonly label: string;
  /** What one of the texts is called. */
  readonly itemLabel: string;
  /** What else to do when one is removed. */
  readonly onRemove?: (place: number) => void;
  /** The input of one of them. */
  readonly renderItem: (name: string, label: string, place: number) => ReactNode;
};

/** A list of short texts; each must be filled or removed. */
export function TextListField({ name, label, itemLabel, onRemove, renderItem }: TextListFieldProps) {
  const { setValue, setFocus, clearErrors } = useFormContext();
  const fixed = useFixed();
  const addButton = useRef<HTMLButtonElement>(null);
  const watched: unknown = useWatch({ name });
  const texts: readonly unknown[] = Array.isArray(watched) ? watched : [];
  const put = (list: readonly unknown[]) => {
    clearErrors(name);
    setValue(name, list);
  };

  function handleAdd() {
    put([...texts, '']);
    // The new input exists after the next render.
    requestAnimationFrame(() => setFocus(`${name}.${texts.length}`));
  }

  function handleRemove(place: number) {
    put(texts.filter((_, other) => other !== place));
    onRemove?.(place);
    addButton.current?.focus();
  }

  /** Enter goes to the next text, and saves in the last one; there Shift+Enter adds one. */
  function handleKey(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // In a translation it goes to that of the next text.
    const [list] = event.target.name.split(/\d+$/);
    const next = event.target.form?.elements.namedItem(`${list}${place + 1}`);
    const isNext = next instanceof HTMLElement;
    if (!isNext && (!event.shiftKey || list !== `${name}.`)) return;
    event.preventDefault();
    if (isNext) next.focus();
    else handleAdd();
  }

  return (
    <Frame role="group" aria-label={fixed(label)}>
      {texts.map((_, place) => (
        <Line key={place} onKeyDown={(event) => handleKey(event, place)}>
          {renderItem(`${name}.${place}`, `${itemLabel} ${place + 1}`, place)}
          <PlainButton onClick={() => handleRemove(place)}>
            <X size={18} aria-hidden="true" />
            <span>{fixed(`Remove ${itemLabel.toLowerCase()}`)}</span>
          </PlainButton>
        </Line>
      ))}
      <ButtonRow>
        <PlainButton ref={addButton} onClick={handleAdd}>
          {fixed(`Add ${itemLabel}`)}
        </PlainButton>
      </ButtonRow>
    </Frame>
  );
}
