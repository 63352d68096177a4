import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { PlainButton } from '../look/frames.js';
import { newKey } from '../newKey.js';
import type { FailureRule } from '../session/failureText.js';
import { useFailure } from '../session/useFailure.js';
import { listKey } from './queryClient.js';

const undoMs = 12_000;

const restoreFailure: FailureRule = {
  text: 'Failed to restore',
  withServerText: (serverText) => `Failed to restore: ${serverText}`,
};

const Offer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

/** Takes deletes and reorders back. */
export function useUndo() {
  const { connection } = useHost();
  const client = useQueryClient();
  const fail = useFailure();

  /** Says that something was done, with 'Zhbëj' beside it where it can be taken back. */
  function offer(text: string, takeBack: (() => Promise<void>) | null): void {
    if (!takeBack) return showSuccess(text);
    // The toast takes a moment to go; a double click is one.
    let isTaken = false;
    showSuccess(
      ({ closeToast }: { closeToast: () => void }) => (
        <Offer>
          <span>{text}</span>
          <PlainButton
            onClick={() => {
              closeToast();
              if (!isTaken) void takeBack();
              isTaken = true;
            }}
          >
            Zhbëj
          </PlainButton>
        </Offer>
      ),
      { autoClose: undoMs },
    );
  }

  /** Brings a deleted document back from the trash. */
  async function restore(id: string, name: EntityName): Promise<void> {
    try {
      const path = `/trash/${encodeURIComponent(id)}/restore`;
      await request(connection, { method: 'POST', path, idempotencyKey: newKey() });
      showSuccess('Restored');
    } catch (error) {
      if (!isNotFound(error)) return fail(error, restoreFailure);
      console.error(error);
      showSuccess('It had already been restored');
    }
    await client.invalidateQueries({ queryKey: listKey(name) });
  }

  return { offer, restore };
}

export type Undo = ReturnType<typeof useUndo>;
