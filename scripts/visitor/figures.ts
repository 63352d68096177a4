/** What a browser saw of one visit; times in ms since the page was asked for. */
export interface Seen {
  readonly scriptBytes: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shifts: readonly { readonly atMs: number; readonly value: number }[];
  readonly longTasks: readonly { readonly atMs: number; readonly durationMs: number }[];
}

export interface Figures {
  readonly scriptKb: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly layoutShift: number;
  readonly blockingMs: number;
}

/** What a page may cost a visitor at most. */
export const floors: Readonly<Partial<Figures>> = { scriptKb: 150, largestPaintMs: 2500, layoutShift: 0.02 };

/** A task is felt from here on. */
const feltMs = 50;

export function figuresOf(seen: Seen): Figures {
  return {
    scriptKb: seen.scriptBytes / 1024,
    firstPaintMs: seen.firstPaintMs,
    largestPaintMs: seen.largestPaintMs,
    layoutShift: largestSession(seen.shifts),
    blockingMs: seen.longTasks
      .filter(({ atMs, durationMs }) => atMs + durationMs > seen.firstPaintMs)
      .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - feltMs), 0),
  };
}

/** Names of the figures that are over their floors; one that could not be measured is over it too. */
export function brokenFloors(figures: Figures, limits = floors): string[] {
  return Object.entries(limits)
    .filter(([name, limit]) => !(figures[name as keyof Figures] <= limit))
    .map(([name]) => name);
}

/** Cumulative layout shift: of shifts at most 1 s apart and 5 s in all, the worst run. */
function largestSession(shifts: Seen['shifts']): number {
  let worst = 0;
  let session = { firstMs: 0, lastMs: Number.NEGATIVE_INFINITY, value: 0 };
  for (const { atMs, value } of shifts) {
    const goesOn = atMs - session.lastMs <= 1000 && atMs - session.firstMs <= 5000;
    session = goesOn
      ? { ...session, lastMs: atMs, value: session.value + value }
      : { firstMs: atMs, lastMs: atMs, value };
    worst = Math.max(worst, session.value);
  }
  return worst;
}
