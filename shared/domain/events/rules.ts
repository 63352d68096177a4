import type { AgencyEvent } from './schema.js';

/** Visitors see the newest event first (specification section 2). */
export function newestFirst<T extends Pick<AgencyEvent, 'date' | 'id'>>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}
