import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type QueuedOperation, useHost } from '../../host/host.js';
import { ButtonRow, PlainButton, Bar, PrimaryButton, SheetFoot } from '../look/frames.js';
import { fullConflictIn } from '../look/FullDay.js';
import { Sheet } from '../look/Sheet.js';
import { entityTitle } from '../model/entityText.js';
import { conflictOf, type RefusedConflict, resolutionOf } from '../model/resolution.js';
import { words } from '../text.js';
import { outboxText as text } from './text.js';
import { editableWrite, useAnyOutbox, useQueuedIn } from './queued.js';
import { RefusedNight } from './RefusedNight.js';
import { entityOf } from '@ritmi/shared/domain/entities';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ConflictView, type Side } from '../changes/ConflictView.js';
import { newKey } from '../model/newKey.js';
import { Fixed } from '../fixed.js';
import { CancelButton } from '../look/CancelButton.js';

/** How many changes are queued, and which ones the server refused. */
export function OutboxBar() {
  const outbox = useAnyOutbox();
  const { t } = useLanguage();
  const queued = useQueuedIn(outbox);
  useRefetchWhenSent(queued.length);

  if (!outbox) return null;
  const refused = queued.filter(({ state }) => state === 'refused');
  const count = queued.length - refused.length;
  const ofOthers = outbox.ofOthers();
  return (
    <>
      {count > 0 ? (
        <Bar role="status">
          <span>{t(text.waiting(count))}</span>
          <PlainButton onClick={() => outbox.flush()}>{t(text.send)}</PlainButton>
        </Bar>
      ) : null}
      {ofOthers > 0 ? <Bar role="status">{t(text.ofOthers(ofOthers))}</Bar> : null}
      {refused.map((entry) => (
        <Refused key={entry.operation.key} entry={entry} />
      ))}
    </>
  );
}

/** Loads everything again when something has been sent. */
function useRefetchWhenSent(count: number): void {
  const client = useQueryClient();
  const before = useRef(0);
  useEffect(() => {
    // A first load that is still running may be older than this change, and an invalidation does not restart it.
    if (count < before.current) {
      void client.cancelQueries().then(() => client.invalidateQueries());
    }
    before.current = count;
  }, [count, client]);
}

/** A change that the server refused, and the buttons that resolve it. */
function Refused({ entry }: { readonly entry: QueuedOperation }) {
  const { outbox: outboxOfForms } = useHost();
  const outbox = useAnyOutbox();
  const { t } = useLanguage();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const { operation, problem, isUncertain, isDispensable, refusal } = entry;
  const conflict = conflictOf(entry);
  const editable = editableWrite(entry);
  // Somebody else has changed the document: with the same version it would be refused again.
  const isStale = (kind: string) => operation.kind === kind && refusal?.status === 409;
  const isStaleDelete = isStale('delete');
  const full = refusal?.status === 409 ? fullConflictIn(refusal.body) : null;
  const usedIn = refusal?.body.usedIn ?? [];
  const anyway = isStale('draft') || usedIn.length > 0;
  const retryText = isUncertain ? text.sendAgain : words.again;

  function handleRetry() {
    if (operation.kind === 'upload' || !(isStaleDelete || anyway)) return outbox?.retry(operation.key);
    const { ifMatch, ...rest } = operation;
    const forced = usedIn.length > 0 ? { isForced: true, ...(ifMatch !== undefined && { ifMatch }) } : {};
    return outbox?.replace(operation.key, [{ ...rest, key: newKey(), ...forced }]);
  }

  return (
    <>
      <Bar role="alert">
        <span>
          {t(isUncertain ? text.notConfirmed : text.notSaved)}: <strong>{nameOf(operation, t)}</strong>
          {problem ? ` · ${problem}` : null}
          {isDispensable ? ` · ${t(text.withoutFile)}` : null}
          {usedIn.length > 0 ? ` · ${usedIn.map(({ title }) => title).join(', ')}` : null}
        </span>
        <ButtonRow>
          {conflict ? (
            <PlainButton onClick={() => setIsChoosing(true)}>{t(text.choose)}</PlainButton>
          ) : (
            <PlainButton onClick={() => void handleRetry()}>
              {t(isStaleDelete ? text.deleteAnyway : anyway ? text.anyway : retryText)}
            </PlainButton>
          )}
          {editable && outboxOfForms ? (
            // The list shows the refused values; an edit there replaces them.
            <PlainButton onClick={() => void navigate(`/${editable.entity.split('/')[0]}`)}>
              {t(text.show)}
            </PlainButton>
          ) : null}
          <PlainButton onClick={() => void outbox?.discard(operation.key)}>
            <Fixed>Discard</Fixed>
          </PlainButton>
        </ButtonRow>
      </Bar>
      {full && operation.kind !== 'upload' ? <RefusedNight operation={operation} conflict={full} /> : null}
      {conflict && isChoosing ? (
        <ConflictDialog conflict={conflict} onClose={() => setIsChoosing(false)} />
      ) : null}
    </>
  );
}

function nameOf(operation: QueuedOperation['operation'], t: ReturnType<typeof useLanguage>['t']): string {
  if (operation.kind === 'reorder') return t(text.newOrder(t(entityTitle(operation.entity))));
  const title = operation.title || t(words.untitled);
  return operation.kind === 'delete' ? t(text.deletion(title)) : title;
}

type ConflictDialogProps = { readonly conflict: RefusedConflict; readonly onClose: () => void };

/** Both versions of a document whose queued write conflicts with the server's, to choose from. */
function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const outbox = useAnyOutbox();
  const { t } = useLanguage();
  const { fields, operation } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>> | null>(null);

  function handleSave(event: FormEvent) {
    event.preventDefault();
    onClose();
    const kept = fields.filter((field) => chosen?.[field] === 'mine');
    void outbox?.replace(operation.key, resolutionOf(conflict, kept));
  }

  const name = t(words.conflict);
  const about = operation.title || t(text.order);
  return (
    <Sheet place="side" title={`${name}: ${about}`} onClose={onClose}>
      <form noValidate aria-label={name} onSubmit={handleSave}>
        <div data-scrolls>
          <ConflictView
            conflict={conflict}
            fields={entityOf(operation.entity).fields}
            onDecided={setChosen}
          />
        </div>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" disabled={chosen === null}>
              Save
            </PrimaryButton>
            <CancelButton onCancel={onClose} />
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
