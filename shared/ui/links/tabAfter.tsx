const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The tab that a key opens when `open` is open; undefined for keys that do not move. */
export function tabAfter<T>(key: string, tabs: readonly T[], open: T): T | undefined {
  const step = steps[key];
  return step && tabs[step(tabs.indexOf(open), tabs.length)];
}
