import type { Values } from '../values.js';
import { isDraft, nextChange, type ScheduledChange } from './publishing.js';

/** How a document stands, for its editors. */
export type PublishingState = {
  readonly isDraft: boolean;
  /** What happens next by itself; null when nothing is planned. */
  readonly next: ScheduledChange | null;
  /** Whether a changed copy is beside it. */
  readonly hasCopy: boolean;
};

export function publishingState(document: Values): PublishingState {
  return { isDraft: isDraft(document), next: nextChange(document), hasCopy: document.hasDraft === true };
}

export const publishingFilters = ['published', 'draft', 'planned', 'copy'] as const;

export type PublishingFilter = (typeof publishingFilters)[number];

/** Whether a document is in one of the states by which lists are filtered. */
export function isInState(document: Values, filter: PublishingFilter): boolean {
  const state = publishingState(document);
  switch (filter) {
    case 'published':
      return !state.isDraft;
    case 'draft':
      return state.isDraft;
    case 'planned':
      return state.next !== null;
    case 'copy':
      return state.hasCopy;
  }
}
