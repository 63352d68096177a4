import { type FocusEvent, type ReactNode, useId } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type as typography } from '@ritmi/shared/ui/tokens';
import { Bar, Label, Named, Note, PlainButton, Stack } from '../look/frames.js';
import { idsOf } from '../model/values.js';
import { words } from '../text.js';
import { useFixed } from '../fixed.js';

/** Up to 200 px tall, or always (specification section 2, package form page). */
const Box = styled.div<{ $isTall: boolean }>`
  ${({ $isTall }) => ($isTall ? '' : 'max-')}height: 200px;
  overflow-y: auto;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  label {
    min-height: 42px;
  }
  // The last visible row fades, which shows that there are more; not over the last of all.
  &[data-long] {
    padding-bottom: ${space(5)};
    &::after {
      content: '';
      position: sticky;
      bottom: -${space(5)};
      display: block;
      height: ${space(9)};
      margin-top: -${space(4)};
      background: linear-gradient(to top, ${color.raised}, transparent);
      pointer-events: none;
    }
  }
`;

/** How many documents are in sight at once. */
const fitting = 4;

const Required = styled.p<{ $isProblem: boolean }>`
  color: ${({ $isProblem }) => ($isProblem ? color.accentText : color.quiet)};
  font-size: ${typography.size.small};
  font-weight: 600;
`;

type Option = {
  readonly id: string;
  readonly title: string /** After the title. */;
  readonly note?: ReactNode;
};

type ChecklistTexts = Readonly<Record<'notLoaded' | 'isCopy' | 'none', Message>>;

type ReferenceChecklistProps = {
  /** Path of the ids in the form. */
  readonly name: string;
  readonly label: string;
  /** The documents to choose from. */
  readonly options: readonly Option[];
  readonly state: 'loading' | 'ready' | 'cached' | 'failed';
  readonly refetch: () => unknown;
  /** What is wrong while none is chosen; absent when that is allowed. */
  readonly noneChosen?: string | undefined;
  /** As tall for a few documents as for many. */
  readonly isTall?: boolean;
  readonly texts?: ChecklistTexts;
};

const usualTexts: ChecklistTexts = {
  notLoaded: words.notLoaded,
  isCopy: words.lastCopy,
  none: words.nothingFound,
};

/** Documents to choose. */
export function ReferenceChecklist(props: ReferenceChecklistProps) {
  const { name, label, options, state, refetch, noneChosen, isTall = false, texts = usualTexts } = props;
  const { t } = useLanguage();
  const fixed = useFixed();
  const { setValue, trigger, formState } = useFormContext();
  const chosen = idsOf(useWatch({ name }));
  const labelId = useId();

  function handleToggle(id: string, isChosen: boolean) {
    // In the list's order, so that choosing a document and removing it again changes nothing.
    const ids = new Set(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
    const known = options.filter((option) => ids.has(option.id)).map((option) => option.id);
    const unknown = [...ids].filter((other) => !known.includes(other));
    setValue(name, [...known, ...unknown], { shouldDirty: true, shouldValidate: true });
  }

  /** Shows an error when the focus leaves the list without a choice. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) void trigger(name);
  }

  return (
    <Stack role="group" aria-labelledby={labelId} onBlur={handleBlur}>
      <Named>
        <Label id={labelId}>{fixed(label)}</Label>
        <Box tabIndex={-1} $isTall={isTall} data-long={options.length > fitting || undefined}>
          {state === 'loading' ? <Ring size={28} turns label={t(words.loading)} /> : null}
          {state === 'failed' ? (
            <Bar role="note">
              {t(texts.notLoaded)}
              <PlainButton onClick={() => void refetch()}>{t(words.again)}</PlainButton>
            </Bar>
          ) : null}
          {state === 'cached' ? <Note>{t(texts.isCopy)}</Note> : null}
          {options.length === 0 && (state === 'ready' || state === 'cached') ? (
            <Note>{t(texts.none)}</Note>
          ) : null}
          {options.map(({ id, title, note }) => (
            <CheckLabel key={id}>
              <CheckBox
                name={name}
                value={id}
                checked={chosen.includes(id)}
                onChange={(event) => handleToggle(id, event.target.checked)}
              />
              <span>{title}</span>
              {note}
            </CheckLabel>
          ))}
        </Box>
        {noneChosen !== undefined && chosen.length === 0 ? (
          <Required role="status" $isProblem={get(formState.errors, name) !== undefined}>
            {fixed(noneChosen)}
          </Required>
        ) : null}
      </Named>
    </Stack>
  );
}
