import { type ReactNode, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Attempt } from '../resource/useResource.js';
import { Panel, PanelTitle } from '../look/frames.js';
import type { FailureRule } from '../session/failureText.js';
import type { FormSpec } from './formSpec.js';
import { ItemForm } from './ItemForm.js';
import { useItemForm } from './useItemForm.js';

type AddPanelProps<V extends FieldValues, B, D> = {
  readonly title: string;
  readonly submitLabel: string;
  /** `services:new` */
  readonly formKey: string;
  readonly spec: FormSpec<V, B, D>;
  readonly create: (body: B, attempt: Attempt) => Promise<unknown>;
  readonly failure: FailureRule;
  readonly onAdded: () => void;
  readonly children: ReactNode;
};

/** A form that adds and is empty again afterwards. */
export function AddPanel<V extends FieldValues, B, D>(props: AddPanelProps<V, B, D>) {
  const { title, submitLabel, formKey, spec, create, failure, onAdded, children } = props;
  const panel = useRef<HTMLElement>(null);
  const state = useItemForm<V, B, D>({
    formKey,
    spec,
    save: create,
    failure,
    onSaved: () => {
      onAdded();
      focusFirstField(panel.current);
    },
  });
  return (
    <Panel ref={panel} data-act="new" tabIndex={-1}>
      <PanelTitle>{title}</PanelTitle>
      <ItemForm state={state} spec={spec} name={title} submitLabel={submitLabel}>
        {children}
      </ItemForm>
    </Panel>
  );
}

/** Where the next one begins, unless the person has gone elsewhere meanwhile. */
function focusFirstField(panel: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !panel?.contains(activeElement)) return;
  panel?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
