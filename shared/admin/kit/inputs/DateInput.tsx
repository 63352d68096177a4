import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '@ritmi/shared/domain/time/date';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space } from '@ritmi/shared/ui/tokens';
import { words } from '../text.js';

type DateInputProps = ComponentProps<typeof TextInput> & {
  /** What it contains: `YYYY-MM-DD`, or empty. */
  readonly shown: string;
};

/**
 * The browser's field for a day. It writes dates in the browser's language, so one of the admin's covers it while nobody
 * types in it.
 */
export function DateInput({ shown, ...control }: DateInputProps) {
  const { language, t } = useLanguage();
  return (
    <Cover>
      <TextInput {...control} type="date" />
      <span aria-hidden data-empty={shown === '' || undefined}>
        {formatDate(shown, language) || t(words.dayHint)}
      </span>
    </Cover>
  );
}

const Cover = styled.span`
  position: relative;
  display: block;
  > span {
    display: flex;
    position: absolute;
    inset: 0 ${space(10)} 0 calc(${space(3)} + 1px);
    align-items: center;
    overflow: hidden;
    white-space: nowrap;
    pointer-events: none;
  }
  > span[data-empty] {
    color: ${color.quiet};
  }
  > input:focus ~ span {
    display: none;
  }
  > input:not(:focus) {
    /* Firefox has no name for the part that has the date. */
    color: transparent;
    &::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;
