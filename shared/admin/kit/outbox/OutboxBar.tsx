import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Outbox, type QueuedOperation, useHost } from '../../host/host.js';
import { ButtonRow, PlainButton, Bar, PrimaryButton, SheetFoot } from '../look/frames.js';
import { Sheet } from '../look/Sheet.js';
import { entityTitle } from '../resource/entityText.js';
import { newKey } from '../resource/write.js';
import { conflictOf, type RefusedConflict, resolutionOf } from './resolution.js';
import { words } from '../text.js';
import { outboxText } from './text.js';
import { isEditable, useQueued } from './queued.js';
import { entityOf } from '@ritmi/shared/domain/entities';
import type { Language } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { ConflictView, type Side } from '../forms/ConflictView.js';

/** How many changes are queued, and which ones the server refused. */
export function OutboxBar() {
  const { outbox } = useHost();
  const { language, t } = useLanguage();
  const text = t(outboxText);
  const queued = useQueued();
  const [opened, setOpened] = useState<string | null>(null);
  const navigate = useNavigate();

  /** The list shows the refused values; an edit there replaces them. */
  function handleShow(operation: QueuedOperation['operation']) {
    if (operation.kind === 'upload') return;
    const [module] = operation.entity.split('/');
    void navigate(`/${module}`);
  }

  /** A delete of a document that somebody else has changed would be refused again with the same version. */
  function handleAgain(entry: QueuedOperation) {
    const { operation } = entry;
    if (operation.kind === 'upload' || !isStaleDelete(entry)) return void outbox?.retry(operation.key);
    const { ifMatch: _seen, ...rest } = operation;
    void outbox?.replace(operation.key, [{ ...rest, key: newKey() }]);
  }

  useRefetchWhenSent(queued.length);

  if (!outbox) return null;
  const refused = queued.filter(({ state }) => state === 'refused');
  const count = queued.length - refused.length;
  const chosen = refused.find(({ operation }) => operation.key === opened);
  const conflict = chosen ? conflictOf(chosen) : null;
  return (
    <>
      {count > 0 ? (
        <Bar role="status">
          <span>{text.waiting(count)}</span>
          <PlainButton onClick={() => outbox.flush()}>{text.send}</PlainButton>
        </Bar>
      ) : null}
      <NotMine outbox={outbox} />
      {refused.map((entry) => (
        <Bar key={entry.operation.key} role="alert">
          <span>
            {entry.isUncertain ? text.notConfirmed : text.notSaved}:{' '}
            <strong>{nameOf(entry.operation, language)}</strong>
            {entry.problem ? ` · ${entry.problem}` : null}
          </span>
          <ButtonRow>
            {conflictOf(entry) ? (
              <PlainButton onClick={() => setOpened(entry.operation.key)}>{text.choose}</PlainButton>
            ) : (
              <PlainButton onClick={() => handleAgain(entry)}>{againLabel(entry, language)}</PlainButton>
            )}
            {isEditable(entry) ? (
              <PlainButton onClick={() => handleShow(entry.operation)}>{text.show}</PlainButton>
            ) : null}
            <PlainButton onClick={() => void outbox.discard(entry.operation.key)}>Discard</PlainButton>
          </ButtonRow>
        </Bar>
      ))}
      {conflict ? (
        <ConflictDialog
          key={opened}
          conflict={conflict}
          onClose={() => setOpened(null)}
          onDecided={(kept) => {
            setOpened(null);
            void outbox.replace(conflict.operation.key, resolutionOf(conflict, kept));
          }}
        />
      ) : null}
    </>
  );
}

/** Changes of other or unknown accounts; renders again with `OutboxBar`. */
function NotMine({ outbox }: { readonly outbox: Outbox }) {
  const text = useLanguage().t(outboxText);
  const [unclaimed, ofOthers] = [outbox.unclaimed(), outbox.ofOthers()];
  return (
    <>
      {unclaimed > 0 ? (
        <Bar role="status">
          <span>{text.unclaimed(unclaimed)}</span>
          <PlainButton onClick={() => void outbox.claim()}>{text.claim}</PlainButton>
        </Bar>
      ) : null}
      {ofOthers > 0 ? <Bar role="status">{text.ofOthers(ofOthers)}</Bar> : null}
    </>
  );
}

/** Loads everything again when something has been sent. */
function useRefetchWhenSent(count: number): void {
  const client = useQueryClient();
  const before = useRef(0);
  useEffect(() => {
    // A first load that is running may have read the list before this change, and is not repeated by itself.
    if (count < before.current) {
      void client.cancelQueries().then(() => client.invalidateQueries());
    }
    before.current = count;
  }, [count, client]);
}

/** Whether the delete was refused because somebody else has changed the document. */
function isStaleDelete({ operation, refusal }: QueuedOperation): boolean {
  return operation.kind === 'delete' && refusal?.status === 409;
}

function againLabel(entry: QueuedOperation, language: Language): string {
  const text = outboxText[language];
  if (isStaleDelete(entry)) return text.deleteAnyway;
  return entry.isUncertain ? text.sendAgain : words.again[language];
}

function nameOf(operation: QueuedOperation['operation'], language: Language): string {
  const text = outboxText[language];
  if (operation.kind === 'reorder') return text.newOrder(entityTitle(operation.entity)[language]);
  const title = operation.title || words.untitled[language];
  return operation.kind === 'delete' ? text.deletion(title) : title;
}

type ConflictDialogProps = {
  readonly conflict: RefusedConflict;
  /** Gets the fields of which one's own version was chosen. */
  readonly onDecided: (chosen: readonly string[]) => void;
  readonly onClose: () => void;
};

/** A queued write that met another version on the server: both versions, to choose from. */
function ConflictDialog({ conflict, onDecided, onClose }: ConflictDialogProps) {
  const text = useLanguage().t(outboxText);
  const { fields, mine, theirs, operation } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>> | null>(null);

  function handleSave(event: FormEvent) {
    event.preventDefault();
    onDecided(fields.filter((field) => chosen?.[field] === 'mine'));
  }

  return (
    <Sheet place="side" title={`${text.conflict}: ${operation.title || text.order}`} onClose={onClose}>
      <form noValidate aria-label={text.conflict} onSubmit={handleSave}>
        <div data-scrolls>
          <ConflictView
            conflict={{ fields, mine, theirs }}
            fields={entityOf(operation.entity).fields}
            onDecided={setChosen}
          />
        </div>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" disabled={chosen === null}>
              Save
            </PrimaryButton>
            <PlainButton onClick={onClose}>Cancel</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}
