/** What stands in a form and is not saved. */
export type Draft = {
  readonly id: string;
  /** Account of the person who typed it. */
  readonly owner: string;
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly form: string;
  /** Where that form is in the admin. */
  readonly path: string;
  /** How a person would call it. */
  readonly title: string;
  readonly values: unknown;
  /** Chosen files whose upload has not ended, by field. */
  readonly files: Readonly<Record<string, readonly File[]>>;
  /** The document that an edit started from. */
  readonly base: unknown;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
};

const prefix = 'draft:';

export const draftKey = (id: string) => `${prefix}${id}`;

export const isDraftKey = (key: string) => key.startsWith(prefix);

/** Whether it can be offered; a damaged store may hold anything. */
export function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, owner, form, path, title, values, files, savedAt } = kept as Partial<
    Record<keyof Draft, unknown>
  >;
  const isNamed = [id, owner, form, path, title].every((word) => typeof word === 'string');
  return (
    isNamed &&
    Number.isFinite(savedAt) &&
    [values, files].every((part) => typeof part === 'object' && part !== null)
  );
}
