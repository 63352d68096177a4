import { markdownOf, type Row } from '../../scripts/bench/report.js';

/** Writes figures of a test to its output. */
export function printTable(title: string, ...rows: readonly Row[]): void {
  process.stdout.write(`\n${markdownOf({ title, rows })}\n`);
}
