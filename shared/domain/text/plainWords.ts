import type { z } from 'zod';

const units: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What a value without a path is called, also that of a field in a branch of a union. */
const unnamed = 'The body';

/** Whether words are of a value that has no name. */
export const isUnnamed = (words: string) => words.startsWith(`${unnamed} `);

/** What is said of a value where its schema has no words of its own. */
export function plainWords(raised: z.core.$ZodRawIssue): string {
  const name = raised.path?.map(String).join('.') || unnamed;
  return `${name} ${problemOf(raised)}`;
}

function problemOf(raised: z.core.$ZodRawIssue): string {
  if (raised.code === 'invalid_value') return `must be one of ${raised.values.map(String).join(', ')}`;
  if (raised.code === 'too_big') return limit(raised.origin, `at most ${raised.maximum}`);
  if (raised.code === 'too_small') return limit(raised.origin, `at least ${raised.minimum}`);
  if (raised.code !== 'invalid_type') return 'is not valid';
  const isMissing = raised.input === undefined || raised.input === null;
  return isMissing ? 'is required' : `must be ${kinds[raised.expected] ?? 'of another kind'}`;
}

function limit(origin: string, bound: string): string {
  const unit = units[origin];
  return unit ? `has ${bound} ${unit}` : `must be ${bound}`;
}
