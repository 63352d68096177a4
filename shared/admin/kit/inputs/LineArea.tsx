import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { withoutBreaks } from '@ritmi/shared/domain/text/clean';
import { TextArea } from '@ritmi/shared/ui/form/controls';

/** As high as its text; of two lines where the browser cannot measure it. */
const Grown = styled(TextArea).attrs({ rows: 1 })`
  min-height: 44px;
  resize: none;
  field-sizing: content;
  @supports not (field-sizing: content) {
    min-height: 68px;
  }
`;

/** An input of one line whose text may be longer than it: the text wraps, so that all of it can be read. */
export function LineArea({ onChange, ...rest }: ComponentProps<'textarea'>) {
  return (
    <Grown
      {...rest}
      onKeyDown={submit}
      onChange={(event) => {
        const { target } = event;
        const line = withoutBreaks(target.value);
        // Not when it is the same, which would move the cursor to the end.
        if (line !== target.value) target.value = line;
        onChange?.(event);
      }}
    />
  );
}

/** Enter submits the form, as in an input. */
function submit(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  // A click does nothing while the button is disabled.
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
