/** One row of a table: column names to figures or texts. */
export type Row = Readonly<Record<string, string | number>>;

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
}

/**
 * Measures each item once per round. Takes turns, so that a busy moment of the machine affects all items alike.
 * @returns the figures of each item
 */
export async function inTurns<Side>(
  rounds: number,
  sides: readonly Side[],
  measure: (side: Side) => Promise<number> | number,
): Promise<number[][]> {
  const figures = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, side] of sides.entries()) figures[place]?.push(await measure(side));
  return figures;
}

/** Percentile by nearest rank; NaN of an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 50);

/** Formats a figure, with three significant digits unless it is an integer. */
export function rounded({ title, rows }: Table): Table {
  const short = (cell: string | number) =>
    typeof cell === 'string' || Number.isInteger(cell) ? cell : Number(cell.toPrecision(3));
  const rowOf = (row: Row) => Object.entries(row).map(([name, cell]) => [name, short(cell)]);
  return { title, rows: rows.map((row) => Object.fromEntries(rowOf(row))) };
}

export function markdownOf({ title, rows }: Table): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [`## ${title}`, '', line(columns), line(columns.map(() => '---')), ...body, ''].join('\n');
}
