import type { Offer } from './offers.js';

type Line = Offer['lines'][number];

export type OfferChanges = {
  /** Lines that the offer before did not have, or had with another quantity or amount. */
  readonly lines: ReadonlyMap<Line, 'added' | 'changed'>;
  /** Lines that only the offer before had. */
  readonly removed: readonly Line[];
  /** What else differs. */
  readonly other: readonly ('discount' | 'total' | 'deposit' | 'validUntil')[];
};

const none: OfferChanges = { lines: new Map(), removed: [], other: [] };

const isSameThing = (one: Line, other: Line) => one.kind === other.kind && one.title === other.title;

/** What changed since the offer before (issue 39, Offers). Of two lines for the same thing the first is compared with the first. */
export function offerChanges(now: Offer, before: Offer | null): OfferChanges {
  if (!before) return none;
  const left = [...before.lines];
  const lines = new Map<Line, 'added' | 'changed'>();
  for (const line of now.lines) {
    const index = left.findIndex((each) => isSameThing(each, line));
    const [old] = index < 0 ? [] : left.splice(index, 1);
    if (!old) lines.set(line, 'added');
    else if (old.quantity !== line.quantity || old.amount !== line.amount) lines.set(line, 'changed');
  }
  const names = ['discount', 'total', 'deposit', 'validUntil'] as const;
  const other = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return { lines, removed: left, other };
}
