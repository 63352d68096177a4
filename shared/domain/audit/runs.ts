import type { AuditEntry } from '../history.js';

/** Changes without values of their own to be read: what was added, deleted or restored is said by its title. */
const foldable: readonly AuditEntry['op'][] = ['create', 'delete', 'restore', 'erase'];

/** The next one of a run follows within this time. */
const nextWithinMs = 60_000;

/** Fewer are found sooner with a row each. */
const fewest = 10;

/** A longer run is several, so that one that is opened has an end. */
const most = 50;

type Entry = Pick<AuditEntry, 'op' | 'entity' | 'who' | 'when'>;

/**
 * Puts together what one person did in one go: at least ten of the same kind of document added, deleted or restored,
 * one right after the other.
 * @param entries in their order, either way
 * @returns every entry in that order, in a list of its own or of its run
 */
export function runsOf<T extends Entry>(entries: readonly T[]): readonly (readonly T[])[] {
  const runs: T[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && run.length < most && goesOn(last, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((entry) => [entry]) : [run]));
}

function goesOn(one: Entry, other: Entry): boolean {
  return (
    foldable.includes(one.op) &&
    one.op === other.op &&
    one.entity === other.entity &&
    one.who.id === other.who.id &&
    Math.abs(Date.parse(one.when) - Date.parse(other.when)) <= nextWithinMs
  );
}
