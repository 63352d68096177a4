import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { entityOf } from '@ritmi/shared/domain/entities';
import { ConflictView } from '../forms/ConflictView.js';
import { isSameValue } from '../forms/rebase.js';
import { PrimaryButton, ButtonRow, PlainButton, Stack } from '../look/frames.js';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import type { RefusedConflict } from './resolution.js';

type ConflictDialogProps = {
  readonly conflict: RefusedConflict;
  /** Told the fields that keep one's own version. */
  readonly onDecided: (kept: readonly string[]) => void;
  readonly onClose: () => void;
};

/** A change that waited for the server and met another one there: both versions, to choose from. */
export function ConflictDialog({ conflict, onDecided, onClose }: ConflictDialogProps) {
  const { fields, mine, theirs, operation } = conflict;
  const { fields: definitions } = entityOf(operation.entity);
  const [isDecided, setIsDecided] = useState(false);
  const form = useForm<Record<string, unknown>>({ defaultValues: theirs });

  function handleSave() {
    const chosen = form.getValues();
    onDecided(fields.filter((field) => isSameValue(chosen[field], mine[field])));
  }

  return (
    <Dialog frame="large sheet" title={`Conflict: ${operation.title || 'order'}`} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label="Conflict"
          onSubmit={(event) => void form.handleSubmit(handleSave)(event)}
        >
          <Stack>
            <ConflictView
              conflict={{ fields, mine, theirs }}
              fields={definitions}
              labels={Object.fromEntries(fields.map((field) => [field, definitions[field]?.label ?? field]))}
              onDecided={() => setIsDecided(true)}
            />
            <ButtonRow>
              <PrimaryButton type="submit" disabled={!isDecided}>
                Save
              </PrimaryButton>
              <PlainButton onClick={onClose}>Cancel</PlainButton>
            </ButtonRow>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}
