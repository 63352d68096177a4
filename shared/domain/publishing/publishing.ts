import type { Values } from '../values.js';
import type { FieldIssue } from '../errors.js';
import { z } from 'zod';
import { toMoment } from '../time/date.js';
import { issue, type IssueCode } from '../errors.js';
import { choice } from '../fields.js';

const statuses = ['published', 'draft'] as const;

/** Whether visitors see a document. It has no input of its own: forms offer what can be done with the document. */
function status(label: string) {
  const made = choice(label, statuses);
  return { ...made, kind: 'status', default: 'published' } as const;
}

/** ISO 8601 with an offset, in UTC when it is parsed; null and '' mean none. */
export function instant(label: string) {
  const error = `${label} must be a time such as 2026-06-14T18:00:00Z`;
  return z
    .string({ error })
    .refine((value) => value === '' || toMoment(value) !== null, issue('notMoment', error))
    .transform(toMoment)
    .nullable();
}

/** A moment, sent as ISO 8601 with its offset and read in UTC; null means none. */
export function moment(label: string) {
  const shape = instant(label);
  const read = z.iso.datetime().nullable();
  return { kind: 'moment', label, shape, read, default: null, blank: null } as const;
}

/** The fields of every entity with `publishing`. Times are ISO 8601 in UTC; null means none. */
export const publishingFields = {
  status: status('Status'),
  publishAt: moment('Publish at'),
  unpublishAt: moment('Publish until'),
} as const;

export type PublishingField = keyof typeof publishingFields;

// `Object.keys` returns strings.
export const publishingFieldNames = Object.keys(publishingFields) as readonly PublishingField[];

export function isDraft(document: Values): boolean {
  return document.status === 'draft';
}

/** A document as pages have it: without what tells when it is published, and other parts that only its editors need. */
export type OnSite<T> = Omit<T, PublishingField | 'hasDraft' | 'fileNotes'>;

const hidden = new Set<string>([...publishingFieldNames, 'hasDraft', 'fileNotes']);

export function onSite<T extends object>(document: T): OnSite<T> {
  // `fromEntries` loses the names.
  return Object.fromEntries(Object.entries(document).filter(([name]) => !hidden.has(name))) as OnSite<T>;
}

/** A document without the fields of publishing: what a copy beside it and a restored version may change. */
export function withoutPublishing(fields: Values): Record<string, unknown> {
  return { ...onSite(fields) };
}

type Times = Pick<Values, 'publishAt' | 'unpublishAt'>;

/** What is wrong with the times of a document (contract, Publishing). */
export function publishingIssues(after: Values, before: Values | null, now = Date.now()): FieldIssue[] {
  const isNew = (field: keyof Times) => typeof after[field] === 'string' && after[field] !== before?.[field];
  const late = (['publishAt', 'unpublishAt'] as const)
    .filter((field) => isNew(field) && timeOf(after[field]) <= now)
    .map((field) => problem(field, 'pastMoment', 'This time has passed'));
  const isEarlier = timeOf(after.unpublishAt) <= timeOf(after.publishAt);
  const isChanged = isNew('publishAt') || isNew('unpublishAt');
  return [
    ...late,
    ...(isChanged && isEarlier ? [problem('unpublishAt', 'notAfter', 'It must end after it begins')] : []),
    ...(isNew('publishAt') && !isDraft(after)
      ? [problem('publishAt', 'notDraft', 'Only a draft can be published later')]
      : []),
  ];
}

/** The time that publishing by hand clears: that of the stored document, unless another one is sent. */
export function clearedByPublishing(before: Values, sent: Values): { readonly publishAt?: null } {
  const isPublished = isDraft(before) && sent.status === 'published';
  const { publishAt = before.publishAt } = sent;
  return isPublished && publishAt === before.publishAt ? { publishAt: null } : {};
}

/** A change that the schedule makes to a document at a time. */
export type ScheduledChange = { readonly at: string; readonly change: Readonly<Record<string, unknown>> };

/** What happens next to a document by itself; null when nothing is planned. */
export function nextChange({ publishAt, unpublishAt }: Values): ScheduledChange | null {
  if (typeof publishAt === 'string' && !(timeOf(unpublishAt) < timeOf(publishAt)))
    return { at: publishAt, change: { status: 'published', publishAt: null } };
  if (typeof unpublishAt === 'string')
    return { at: unpublishAt, change: { status: 'draft', unpublishAt: null } };
  return null;
}

function timeOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

function problem(field: keyof Times, code: IssueCode, message: string): FieldIssue {
  return { path: [field], code, message };
}

/** A document counts as late when its time passed so long ago, in ms. */
export const lateAfterMs = 60_000;
