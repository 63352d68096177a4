import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import type { Service } from '@ritmi/shared/domain/services/schema';
import type { Answer } from '@ritmi/shared/client/request';
import { ConflictView } from '../forms/ConflictView.js';
import { isSameValue } from '../forms/sameValue.js';
import { ActButton, ButtonRow, PlainButton } from '../look/buttons.js';
import { DialogFrame } from '../look/DialogFrame.js';
import { Stack } from '../look/frames.js';
import { listKey } from './queryClient.js';
import { labelOf, type RefusedConflict } from './resolution.js';

type ConflictDialogProps = {
  readonly conflict: RefusedConflict;
  /** Told the fields that keep one's own version. */
  readonly onDecided: (kept: readonly string[]) => void;
  readonly onClose: () => void;
};

/** A change that waited for the server and met another one there: both versions, to choose from. */
export function ConflictDialog({ conflict, onDecided, onClose }: ConflictDialogProps) {
  const { fields, mine, theirs, operation } = conflict;
  const [isDecided, setIsDecided] = useState(false);
  const describe = useDescribe();
  const form = useForm<Record<string, unknown>>({ defaultValues: theirs });

  function handleSave() {
    const chosen = form.getValues();
    onDecided(fields.filter((field) => isSameValue(chosen[field], mine[field])));
  }

  return (
    <DialogFrame title={`Conflict: ${operation.title || 'order'}`} isLarge onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label="Conflict"
          onSubmit={(event) => void form.handleSubmit(handleSave)(event)}
        >
          <Stack>
            <ConflictView
              conflict={{ fields, mine, theirs }}
              labels={Object.fromEntries(fields.map((field) => [field, labelOf(field)]))}
              describe={describe}
              onDecided={() => setIsDecided(true)}
            />
            <ButtonRow>
              <ActButton type="submit" disabled={!isDecided}>
                Save
              </ActButton>
              <PlainButton type="button" onClick={onClose}>
                Cancel
              </PlainButton>
            </ButtonRow>
          </Stack>
        </form>
      </FormProvider>
    </DialogFrame>
  );
}

/** Services are told by their titles, as far as these are known. */
function useDescribe() {
  const client = useQueryClient();
  return (field: string, value: unknown): string | null => {
    if (field !== 'serviceIds' || !Array.isArray(value)) return null;
    const services = client.getQueryData<Answer<Service[]>>(listKey('services'))?.value ?? [];
    return value.map((id) => services.find((service) => service.id === id)?.title ?? String(id)).join('\n');
  };
}
