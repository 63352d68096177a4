import type { FailureRule } from '../session/failureText.js';

/** The words of one entity (specification section 8). */
export type EntityText = {
  readonly load: FailureRule;
  readonly add: FailureRule;
  readonly update: FailureRule;
  readonly remove: FailureRule;
  readonly added: string;
  readonly updated: string;
  readonly removed: string;
  /** Asked before a delete. */
  readonly confirmRemove: string;
  /** Only where the list can be reordered. */
  readonly reorder?: FailureRule;
  readonly reordered?: string;
  /** Stands where the list has nothing in it. */
  readonly empty: string;
};
