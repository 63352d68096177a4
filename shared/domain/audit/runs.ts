import type { AuditEntry } from '../history.js';

/**
 * Changes without values of their own to be read: what was added, deleted or restored is said by its title. What was erased
 * has no title any more.
 */
const foldable: readonly AuditEntry['op'][] = ['create', 'delete', 'restore'];

/** The next one of a run follows within this time. */
const nextWithinMs = 60_000;

/** Fewer are found sooner with a row each. */
const fewest = 10;

/** A longer run is several, so that one that is opened has an end. Counted from the oldest, so that new ones move no other. */
const most = 50;

type Entry = Pick<AuditEntry, 'op' | 'entity' | 'who' | 'when'>;

/**
 * Puts together what one person did in one go: at least ten of the same kind of document added, deleted or restored,
 * one right after the other.
 * @param entries the latest first
 * @returns every entry in that order, in a list of its own or of its run
 */
export function runsOf<T extends Entry>(entries: readonly T[]): readonly (readonly T[])[] {
  const runs: T[][] = [];
  for (const entry of [...entries].reverse()) {
    const run = runs[0];
    const last = run?.[0];
    if (run && last && run.length < most && goesOn(last, entry)) run.unshift(entry);
    else runs.unshift([entry]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((entry) => [entry]) : [run]));
}

function goesOn(one: Entry, other: Entry): boolean {
  return (
    foldable.includes(one.op) &&
    one.op === other.op &&
    one.entity === other.entity &&
    isSamePerson(one.who, other.who) &&
    Math.abs(Date.parse(one.when) - Date.parse(other.when)) <= nextWithinMs
  );
}

/** Programs have a name only, and visitors neither: nobody knows whether two are the same. */
function isSamePerson(one: Entry['who'], other: Entry['who']): boolean {
  return one.id === other.id && one.name === other.name && (one.id !== '' || one.name !== '');
}
