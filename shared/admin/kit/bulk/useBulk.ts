import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import type { Usage } from '@ritmi/shared/domain/errors';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { featureFlagOf } from '../kinds/fieldKinds.js';
import type { EntityText } from '../model/entityText.js';
import { newKey } from '../model/newKey.js';
import { publishedNow, publishingOf, takenOff, usersIn } from '../model/publishing.js';
import { invalidateAfter, putInList } from '../model/queries.js';
import type { Edited } from '../model/values.js';
import { queuedWrites, useQueued } from '../outbox/queued.js';
import { useUndo } from '../resource/useUndo.js';
import { send } from '../resource/write.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import { bulkText } from './text.js';

export type BulkAction = keyof typeof bulkText.done;

/** What an action sends for each document; null deletes it. */
function bodyOf(action: BulkAction, flag = ''): Values | null {
  switch (action) {
    case 'publish':
      return publishedNow;
    case 'draft':
      return takenOff;
    case 'feature':
    case 'unfeature':
      return { [flag]: action === 'feature' };
    case 'remove':
      return null;
  }
}

/** What was before an action. */
function earlierOf(action: BulkAction, row: Values, flag = ''): Values {
  return action === 'publish' || action === 'draft' ? publishingOf(row) : { [flag]: row[flag] };
}

/** Whether an action changes a document. */
function changes(row: Values, body: Values | null): boolean {
  return body === null || Object.entries(body).some(([field, value]) => row[field] !== value);
}

type Done = { readonly row: Edited; readonly version: number | undefined };

type Outcome = {
  readonly done: readonly Done[];
  /** Those that something published uses. */
  readonly used: readonly { readonly row: Edited; readonly usedIn: readonly Usage[] }[];
  readonly failed: readonly Edited[];
};

type Write = Pick<WriteOperation, 'kind' | 'body' | 'isForced'>;

/** What stands against the rest of an action, and how to go on all the same. */
export type BulkObstacle = { readonly usedIn: readonly Usage[]; readonly force: () => Promise<void> };

/** Does something with several documents, and offers to undo all of it at once. */
export function useBulk(name: EntityName, text: Pick<EntityText, 'update' | 'remove'>) {
  const { t } = useLanguage();
  const undo = useUndo();
  const sendAll = useSendAll(name, text);
  const [isBusy, setIsBusy] = useState(false);
  const [obstacle, setObstacle] = useState<BulkObstacle | null>(null);
  const { titleField } = entityOf(name);
  const flag = featureFlagOf(entityOf(name));
  const titlesOf = (rows: readonly Edited[]) =>
    rows.map((row) => textIn(row, titleField) || t(words.untitled)).join(', ');

  async function putBack(action: BulkAction, done: readonly Done[]): Promise<void> {
    if (action === 'remove')
      return undo.restoreAll(
        done.map(({ row }) => ({ id: row.id, title: textIn(row, titleField) })),
        name,
      );
    const earlier = new Map(done.map(({ row }) => [row.id, earlierOf(action, row, flag)]));
    const rows = done.map(({ row, version }) => withVersion(row, version));
    const { failed } = await sendAll(rows, ({ id }) => ({
      kind: 'update',
      body: earlier.get(id),
      // Something may use it already.
      ...(action === 'publish' && { isForced: true }),
    }));
    if (failed.length > 0) showFailure(`${t(bulkText.notUndone)}: ${titlesOf(failed)}`);
    else showSuccess(t(bulkText.undone));
  }

  async function act(action: BulkAction, rows: readonly Edited[], isForced = false): Promise<void> {
    const body = bodyOf(action, flag);
    setIsBusy(true);
    setObstacle(null);
    const { done, used, failed } = await sendAll(
      rows.filter((row) => changes(row, body)),
      () => (body === null ? { kind: 'delete' } : { kind: 'update', body, ...(isForced && { isForced }) }),
    );
    setIsBusy(false);
    if (done.length > 0 || failed.length + used.length === 0) {
      const offer = done.length > 0 ? () => putBack(action, done) : null;
      undo.offer(t(bulkText.done[action](done.length)), offer);
    }
    if (failed.length > 0) showFailure(`${t(bulkText.notDone)}: ${titlesOf(failed)}`);
    if (used.length > 0) {
      const force = () =>
        act(
          action,
          used.map(({ row }) => row),
          true,
        );
      // One package may use several of them.
      const users = used
        .flatMap(({ usedIn }) => usedIn)
        .map((use) => [`${use.entity} ${use.id}`, use] as const);
      setObstacle({ usedIn: [...new Map(users).values()], force });
    }
  }

  return { act, isBusy, obstacle, dropObstacle: () => setObstacle(null), flag };
}

/** The document as the next write names it; without a version where it is not known. */
function withVersion({ version: _version, ...row }: Edited, version: number | undefined): Edited {
  return version === undefined ? row : { ...row, version };
}

/** Sends a write for each of several documents, one after the other. */
function useSendAll(name: EntityName, text: Pick<EntityText, 'update' | 'remove'>) {
  const host = useHost();
  const client = useQueryClient();
  const queued = useQueued();
  const reportFailure = useReportFailure();
  const { titleField } = entityOf(name);

  return async (rows: readonly Edited[], writeOf: (row: Edited) => Write): Promise<Outcome> => {
    const waiting = queuedWrites(name, queued);
    const done: Done[] = [];
    const used: { row: Edited; usedIn: readonly Usage[] }[] = [];
    const failed: Edited[] = [];
    for (const [place, row] of rows.entries()) {
      const operation = writeOf(row);
      // Queued writes raise the version first.
      const isBumped = waiting.some((each) => each.kind === 'reorder' || each.id === row.id);
      const ifMatch = row.version && !isBumped ? { ifMatch: `"${row.version}"` } : {};
      const { id } = row;
      const title = textIn(row, titleField);
      try {
        const sent = await send(host, { entity: name, ...operation, id, key: newKey(), title, ...ifMatch });
        const { document } = sent;
        if (document) putInList(client, { entity: name, id }, [document]);
        else if (!sent.isQueued) putInList(client, { entity: name, id }, []);
        done.push({ row, version: document?.version });
      } catch (error) {
        const usedIn = usersIn(error);
        if (usedIn) used.push({ row, usedIn });
        else if (operation.kind === 'delete' && isNotFound(error))
          putInList(client, { entity: name, id }, []);
        else if (error instanceof ApiError && error.status !== 401) failed.push(row);
        else {
          // The next ones would fail for the same reason.
          await reportFailure(error, operation.kind === 'delete' ? text.remove : text.update);
          failed.push(...rows.slice(place));
          break;
        }
      }
    }
    await invalidateAfter(client, name);
    return { done, used, failed };
  };
}
