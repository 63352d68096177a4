import { compareText } from '../order.js';
import type { AgencyEvent } from './schema.js';

/** Visitors see the newest event first (specification section 2); ISO dates sort as text. */
export function newestFirst<T extends Pick<AgencyEvent, 'date' | 'id'>>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => compareText(b.date, a.date) || compareText(a.id, b.id));
}
