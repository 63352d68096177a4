import { z } from 'zod';
import { valueAt } from '@ritmi/shared/domain/composite';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { isDraft, publishingIssues } from '@ritmi/shared/domain/publishing/publishing';
import { fromTirane } from '@ritmi/shared/domain/time/tirane';
import { inTirane } from '@ritmi/shared/domain/time/date';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { FieldChange } from './values.js';

/** Name of a form's values that are times in Albania, as they are typed. */
export const planned = 'planned';

export type PlannedField = 'publishAt' | 'unpublishAt';

/** Id of the version that a form of a copy changes, as its ETag; a document has none. */
export const copyTag = 'copyTag';

/** The times of a document, or of the copy beside it, as they are typed. */
export function plannedValues(document: Values): Readonly<Record<PlannedField, string>> {
  const typed = (iso: string) => (iso === '' ? '' : inTirane(Date.parse(iso)));
  return {
    publishAt: typed(textIn(document, 'at') || textIn(document, 'publishAt')),
    unpublishAt: typed(textIn(document, 'unpublishAt')),
  };
}

/** What publishes a document at once; its end stays. */
export const publishedNow: Values = { status: 'published', publishAt: null };

/** What makes a draft of a document, or begins one. */
export const takenOff: Values = { status: 'draft', publishAt: null, unpublishAt: null };

/** What a document had of these, to be set again; a time that has passed meanwhile cannot be. */
export function publishingOf(document: Values, now = new Date().toISOString()): Values {
  const ahead = (field: PlannedField) => (textIn(document, field) > now ? document[field] : null);
  return { status: document.status, publishAt: ahead('publishAt'), unpublishAt: ahead('unpublishAt') };
}

/** A typed time as it is sent: ISO 8601 in UTC, null when it is empty; undefined when it is no time. */
export function sentTime(typed: string): string | null | undefined {
  return typed === '' ? null : (fromTirane(typed) ?? undefined);
}

/** A time in the values of a form, as it is typed. */
export function typedTime(values: Values, field: PlannedField): string {
  const typed = valueAt(values, `${planned}.${field}`);
  return typeof typed === 'string' ? typed : '';
}

/**
 * The typed times that a plain save takes with it: of a draft both, of what is published its end.
 * @param values of the form, now and at first
 */
export function changedTimes(document: Values | undefined, values: Values, first: Values): Values {
  const fields: readonly PlannedField[] = document && isDraft(document) ? both : ['unpublishAt'];
  const changed = fields.flatMap((field) => {
    const typed = typedTime(values, field);
    const time = sentTime(typed);
    return typed === typedTime(first, field) || time === undefined ? [] : [[field, time]];
  });
  return Object.fromEntries(changed);
}

const both = ['publishAt', 'unpublishAt'] as const;

/** What is wrong with times before they are sent. */
export function timeIssues(fields: Values, before: Values | null) {
  return publishingIssues({ ...before, ...fields }, before);
}

/** Which actions the menu 'Publish' has. */
export type PublishTarget = 'new' | 'draft' | 'published' | 'copy';

export function targetOf(document: Values | undefined, isCopy: boolean): PublishTarget {
  if (isCopy) return 'copy';
  if (!document) return 'new';
  return isDraft(document) ? 'draft' : 'published';
}

const usage = z.array(z.object({ entity: z.string(), id: z.string(), title: z.string() })).min(1);

/** The published documents that use what is to become a draft, if a write was refused because of them. */
export function usersIn(error: unknown) {
  return error instanceof ApiError && error.status === 409
    ? usage.safeParse(error.body.usedIn).data
    : undefined;
}

/** The document has changed fields that its copy changes too. */
export class CopyConflictError extends Error {
  override readonly name = 'CopyConflictError';

  constructor(readonly changes: readonly FieldChange[]) {
    super('Others have changed the same fields');
  }
}
