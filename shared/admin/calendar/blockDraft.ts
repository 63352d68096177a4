import type { BlockedDay } from './useCalendar.js';

/** A day to block as it is typed. */
export type BlockDraft = Pick<BlockedDay, 'date' | 'part' | 'reason'> & {
  /** Empty for the whole agency. */
  readonly resourceId: string;
};

export const emptyBlock: BlockDraft = { date: '', part: 'all', resourceId: '', reason: '' };

/** The form of blocked days in the list of drafts. */
export const blockForm = 'blocked-days-sheet:new';
