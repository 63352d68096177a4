import type { AuditEntry } from '@ritmi/shared/domain/history';
import { formatDay } from '../kit/formatMoment.js';

/** One thing that somebody did. */
export type Deed = AuditEntry & {
  /** Documents that only made room when this one was moved. */
  readonly others: number;
};

export type Day = { readonly day: string; readonly deeds: readonly Deed[] };

/** The entries of one reorder are written in one go. */
const oneGoMs = 10;

/** The audit as people see it, newest first: a reorder is one deed, though it changed the order of many documents. */
export function deedsOf(entries: readonly AuditEntry[]): readonly Deed[] {
  const deeds: Deed[] = [];
  let previous: AuditEntry | undefined;
  for (const entry of entries) {
    const last = deeds.at(-1);
    if (last && previous && isSameMove(previous, entry)) {
      const moved = shiftOf(entry) > shiftOf(last) ? entry : last;
      deeds[deeds.length - 1] = { ...moved, others: last.others + 1 };
    } else deeds.push({ ...entry, others: 0 });
    previous = entry;
  }
  return deeds;
}

function isSameMove(one: AuditEntry, other: AuditEntry): boolean {
  return (
    one.op === 'reorder' &&
    other.op === 'reorder' &&
    one.entity === other.entity &&
    one.who.id === other.who.id &&
    Math.abs(Date.parse(one.when) - Date.parse(other.when)) <= oneGoMs
  );
}

/** How far a document was moved; those that make room go one place. */
function shiftOf({ changes }: AuditEntry): number {
  const order = changes.find(({ field }) => field === 'order');
  return Math.abs(Number(order?.after ?? 0) - Number(order?.before ?? 0));
}

/** Whether it only carries on what was done to another document: the packages of a changed service get a new version. */
export function isEcho({ op, changes }: AuditEntry): boolean {
  return op === 'update' && changes.length === 0;
}

/** Deeds under the days on which they were done, on the person's own clock. */
export function byDay(deeds: readonly Deed[]): readonly Day[] {
  const days = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const day = formatDay(deed.when);
    days.set(day, [...(days.get(day) ?? []), deed]);
  }
  return [...days].map(([day, list]) => ({ day, deeds: list }));
}
