import type { ReactNode } from 'react';

/** What is wrong with a field: attributes of its control, and the sentence below it. */
export type FieldProblem = {
  readonly control: { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };
  readonly note: ReactNode;
};

export type ProblemOf = (name: string) => FieldProblem;

export const noProblem: FieldProblem = { control: {}, note: null };
