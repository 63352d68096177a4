import type { ReactNode } from 'react';
import type { Attempt } from '../resource/useResource.js';
import { Panel, PanelTitle } from '../look/frames.js';
import type { FailureRule } from '../session/failureText.js';
import type { FormSpec, FormValues } from './formSpec.js';
import { ItemForm } from './ItemForm.js';
import { useItemForm } from './useItemForm.js';

type AddPanelProps<D> = {
  readonly title: string;
  readonly submitLabel: string;
  /** `services:new` */
  readonly formKey: string;
  readonly spec: FormSpec<D>;
  readonly create: (body: FormValues, attempt: Attempt) => Promise<unknown>;
  readonly failure: FailureRule;
  readonly onAdded: () => void;
  readonly children: ReactNode;
};

/** A form that adds and is empty again afterwards. */
export function AddPanel<D>(props: AddPanelProps<D>) {
  const { title, submitLabel, formKey, spec, create, failure, onAdded, children } = props;
  const state = useItemForm<D>({
    formKey,
    spec,
    save: create,
    failure,
    onSaved: onAdded,
  });
  return (
    <Panel data-act="new" tabIndex={-1}>
      <PanelTitle>{title}</PanelTitle>
      <ItemForm state={state} spec={spec} name={title} submitLabel={submitLabel}>
        {children}
      </ItemForm>
    </Panel>
  );
}
