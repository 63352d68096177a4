export interface Measured {
  readonly durationsMs: readonly number[];
  readonly wholeMs: number;
}

export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export function figuresOf({ durationsMs, wholeMs }: Measured): Figures {
  return {
    perSecond: wholeMs > 0 ? (durationsMs.length * 1000) / wholeMs : 0,
    p50Ms: percentile(durationsMs, 50),
    p95Ms: percentile(durationsMs, 95),
  };
}

/** The smallest value that is at least as large as `percent` of all (nearest rank); NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

/** `value` as a multiple of `base`; NaN when there is nothing to compare with. */
export function ratio(value: number, base: number): number {
  return base === 0 ? Number.NaN : value / base;
}
