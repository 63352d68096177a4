/** Why a date that was read may not be the one that was meant. */
export type DateDoubt =
  /** Day and month, or month and day. */
  | 'order'
  | 'past'
  /** Others are named too. */
  | 'several'
  | 'spelling'
  /** Counted from today, because the copy does not say when it was written. */
  | 'today'
  /** About then, or only the month. */
  | 'vague'
  /** The weekday that was said is another one. */
  | 'weekday'
  /** `next Saturday`: the coming one, or the one after it. */
  | 'which'
  /** The next such date, because no year was said. */
  | 'year';

/** What was read of a message. */
export type Read<Value> = {
  readonly value: Value;
  readonly isSure: boolean;
  /** The words that it was read from, as they were written. */
  readonly from: string;
};

export type ReadDate = {
  /** `YYYY-MM-DD`; null when only a month, a season or a feast was said. */
  readonly value: string | null;
  /** By the alphabet; none of a date that is sure. */
  readonly doubts: readonly DateDoubt[];
  readonly from: string;
  /** Other days that were named. */
  readonly others: readonly string[];
};
