import { entityOf, isEntityName } from '@ritmi/shared/domain/entities';
import type { AuditEntry } from '@ritmi/shared/domain/history';
import type { Language, Message } from '@ritmi/shared/domain/language';
import { formatDay } from '../kit/formatMoment.js';
import { historyText, operationNames } from './text.js';

/** An audit entry as the history shows it. */
export type AuditRow = AuditEntry & {
  /** How many other documents the same reorder moved. */
  readonly others: number;
};

export type Day = { readonly day: string; readonly rows: readonly AuditRow[] };

/** The entries of one reorder are written within this time. */
const oneReorderMs = 10;

/** The audit, newest first, with one row per reorder: that of the dragged document. */
export function auditRows(entries: readonly AuditEntry[]): readonly AuditRow[] {
  const rows: AuditRow[] = [];
  let previous: AuditEntry | undefined;
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && previous && isSameMove(previous, entry)) {
      const moved = shiftOf(entry) > shiftOf(last) ? entry : last;
      rows[rows.length - 1] = { ...moved, others: last.others + 1 };
    } else rows.push({ ...entry, others: 0 });
    previous = entry;
  }
  return rows;
}

function isSameMove(one: AuditEntry, other: AuditEntry): boolean {
  return (
    one.op === 'reorder' &&
    other.op === 'reorder' &&
    one.entity === other.entity &&
    one.who.id === other.who.id &&
    Math.abs(Date.parse(one.when) - Date.parse(other.when)) <= oneReorderMs
  );
}

/** How many places a document has moved; the dragged one moves furthest. */
function shiftOf({ entity, changes }: AuditEntry): number {
  const orderField = isEntityName(entity) ? entityOf(entity).orderField : null;
  const order = changes.find(({ field }) => field === orderField);
  return Math.abs(Number(order?.after ?? 0) - Number(order?.before ?? 0));
}

/** Whether only the version changed, as in a package when one of its services is edited. */
export function isVersionBump({ op, changes, reviewed }: AuditEntry): boolean {
  return op === 'update' && changes.length === 0 && !reviewed;
}

/** What happened in a row. */
export function wordOf(row: AuditRow): Message {
  if (row.reviewed) return historyText.stillRight;
  return isVersionBump(row) ? historyText.servicesChanged : operationNames[row.op];
}

/** Rows by day, in the person's time zone. */
export function byDay(rows: readonly AuditRow[], language: Language): readonly Day[] {
  const days = new Map<string, AuditRow[]>();
  for (const row of rows) {
    const day = formatDay(row.when, language);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days].map(([day, list]) => ({ day, rows: list }));
}
