import { ChevronUp } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useController, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Message } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, radius, space } from '@ritmi/shared/ui/tokens';
import { MomentField } from '../inputs/MomentField.js';
import { ButtonRow, DangerButton, Note, PlainButton } from '../look/frames.js';
import { planned, type PlannedField, type PublishTarget } from '../model/publishing.js';
import { problemText } from '../problems/problem.js';
import { publishText as text } from './text.js';
import { type PublishMenuProps, usePublishActions } from './usePublishActions.js';

const Panel = styled.div`
  display: grid;
  gap: ${space(3)};
  // It opens upwards, above the buttons of the form.
  order: -1;
  max-height: 60vh;
  overflow-y: auto;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.card};
`;

const TimeRow = styled.div`
  ${layout.wrap(2)}
  align-items: end;
  > :first-child {
    flex: 1 1 200px;
  }
`;

/** The button 'Publish' of a form, and what it opens: everything that decides who sees the document, and when. */
export function PublishMenu(props: PublishMenuProps) {
  const { isDisabled } = props;
  const { t } = useLanguage();
  const id = useId();
  const [isWanted, setIsOpen] = useState(false);
  const { errors } = useFormState();
  // What is wrong with a time is shown at its field.
  const isOpen = isWanted || errors[planned] !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => {
    setIsOpen(false);
    button.current?.focus();
  });
  return (
    <>
      <PlainButton
        ref={button}
        data-act="publish"
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isDisabled}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(text.publish)}
        <ChevronUp size={16} aria-hidden="true" />
      </PlainButton>
      <div id={id} hidden={!isOpen} style={{ flexBasis: '100%', order: -1 }}>
        {isOpen ? <Actions {...props} /> : null}
      </div>
    </>
  );
}

/** Closes the menu only, not the sheet around it. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    // Before the document, where a sheet listens.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isOpen]);
}

const atLabels: Readonly<Record<PublishTarget, Message>> = {
  new: text.at,
  draft: text.at,
  published: text.changesAt,
  copy: text.copyAt,
};

const states: Readonly<Record<PublishTarget, Message | null>> = {
  new: null,
  draft: text.isDraft,
  published: text.isLive,
  copy: text.isCopy,
};

function Actions(props: PublishMenuProps) {
  const { target, isDisabled, onDiscard, onPreview } = props;
  const { t } = useLanguage();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const state = states[target];
  const isLive = target === 'published';

  const actions = usePublishActions(props);
  const act = (label: Message, onClick: () => void) => (
    <PlainButton disabled={isDisabled} onClick={onClick}>
      {t(label)}
    </PlainButton>
  );
  return (
    <Panel ref={first} role="group" aria-label={t(text.publish)}>
      {state ? <Note>{t(state)}</Note> : null}
      <ButtonRow>
        {act(target === 'copy' ? text.copyNow : text.now, actions.publish)}
        {target === 'new' || target === 'draft' ? act(text.asDraft, actions.saveDraft) : null}
        {isLive ? act(text.asCopy, actions.saveCopy) : null}
        {onPreview ? act(actions.savesFirst ? text.saveAndPreview : text.preview, actions.preview) : null}
      </ButtonRow>
      <TimeRow>
        <TimeField name="publishAt" label={t(atLabels[target])} />
        {act(text.plan, actions.plan)}
      </TimeRow>
      {target === 'copy' ? null : (
        <TimeRow>
          <TimeField name="unpublishAt" label={t(text.until)} />
          {isLive ? act(text.setEnd, actions.setEnd) : null}
        </TimeRow>
      )}
      <Note>{t(text.zone)}</Note>
      {isLive || target === 'copy' ? (
        <ButtonRow>
          {isLive ? act(text.makeDraft, actions.saveDraft) : null}
          {onDiscard ? (
            <DangerButton disabled={isDisabled} onClick={onDiscard}>
              {t(text.discard)}
            </DangerButton>
          ) : null}
        </ButtonRow>
      ) : null}
    </Panel>
  );
}

type TimeFieldProps = { readonly name: PlannedField; readonly label: string };

function TimeField({ name, label }: TimeFieldProps) {
  const { language } = useLanguage();
  // Not by the wire's name: a plain save sends no times.
  const { field, fieldState } = useController({ name: `${planned}.${name}`, defaultValue: '' });
  const { error } = fieldState;
  return (
    <MomentField
      label={label}
      name={name}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={error && problemText(error, language)}
    />
  );
}
