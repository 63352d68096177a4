import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '@ritmi/shared/client/request';
import { callsOf, type EntityName, pathAt } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { newKey } from '../kit/model/newKey.js';
import { useUndo } from '../kit/resource/useUndo.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { words } from '../kit/text.js';
import { makesVersion } from './difference.js';

/**
 * The versions of a document: which two are compared, and how one is brought back.
 * @param entries of its history, the newest first
 */
export function useVersions(entity: EntityName, id: string, entries: readonly AuditEntry[]) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const client = useQueryClient();
  const undo = useUndo();
  const reportFailure = useReportFailure();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const latest = Math.max(0, ...entries.filter(makesVersion).map(({ version }) => version));
  const [older, newer] = [...chosen].sort((one, other) => one - other);

  /** Compares a version with the one that was chosen last. */
  function choose(version: number, isChosen: boolean): void {
    const others = chosen.filter((each) => each !== version);
    setChosen(isChosen ? [...others.slice(-1), version] : others);
  }

  /** Writes a version as a new one, unless somebody has changed the document since it was shown. */
  async function bringBack(version: number, seen: number): Promise<void> {
    try {
      const path = `${pathAt(callsOf(entity).history, id)}/${version}/restore`;
      const call = { method: 'POST', path, ifMatch: `"${seen}"`, idempotencyKey: newKey() } as const;
      const { value } = await request<{ readonly version: number }>(connection, call);
      undo.offer(t(words.restored), () => bringBack(seen, value.version));
    } catch (error) {
      await reportFailure(error, { text: t(words.notRestored), saysWhy: true });
    }
    const stale = [['list', entity], ['changed']];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return {
    latest,
    chosen,
    compared: older !== undefined && newer !== undefined ? ([older, newer] as const) : null,
    choose,
    bringBack: (version: number) => bringBack(version, latest),
  };
}
