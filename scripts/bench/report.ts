import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** One line of a table: names to figures or words. */
export type Row = Readonly<Record<string, string | number>>;

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The smallest value that is at least as large as `percent` of all (nearest rank); NaN of nothing. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);

/** With three significant digits. */
export const short = (value: number) => Number(value.toPrecision(3));

export function markdownOf({ title, rows }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [`## ${title}`, '', line(columns), line(columns.map(() => '---')), ...body, ''].join('\n');
}

export async function writeJson(path: string, tables: readonly Table[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify({ measuredAt: new Date().toISOString(), tables }, null, 2)}\n`);
}

const quietLoad = 0.5;
const quietLimitMs = 120_000;

/** Waits until the machine has little else to do, two minutes at most. @returns its load at the end, of one minute */
export async function waitForQuiet(say: (line: string) => void): Promise<number> {
  const giveUpAt = Date.now() + quietLimitMs;
  const load = () => loadavg()[0] ?? 0;
  if (load() > quietLoad) say(`waiting for a quiet machine (load ${load().toFixed(1)})`);
  while (load() > quietLoad && Date.now() < giveUpAt) await pause(1_000);
  return load();
}
