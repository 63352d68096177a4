import { z } from 'zod';

type Shape = Record<string, z.ZodType>;

type FieldIssue = { path: string[]; message: string };

/** What every document carries beside its own fields (contract, wire format). Times are ISO 8601. */
const documentShape = {
  id: z.string(),
  version: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;

type Options<F extends Shape, D extends keyof F, R extends Shape, W extends keyof F> = {
  /** How one is called in messages: `service`. */
  readonly label: string;
  /** Path of the site's page that shows them: `/sherbime`. */
  readonly page: string;
  /** Writable fields. */
  readonly fields: F;
  /** Values of the fields that may be missing on create. */
  readonly defaults: { readonly [K in D]: z.output<F[K]> };
  /** Shapes of fields that read otherwise than they are written. */
  readonly read: R;
  /** Fields that are written and never read. */
  readonly writeOnly?: readonly W[];
  /** Rules across fields; gets whatever could be parsed so far. */
  readonly check?: (value: Partial<Written<F>>) => FieldIssue[];
};

type Written<F extends Shape> = { [K in keyof F]: z.output<F[K]> };

/**
 * The one description of an entity: the shapes of create, patch and whole document and the response,
 * all derived from its fields. A patch has no defaults, so what is not sent stays.
 */
export function defineEntity<
  F extends Shape,
  D extends keyof F & string,
  R extends Shape,
  W extends keyof F & string = never,
>({ label, page, fields, defaults, read, writeOnly = [], check }: Options<F, D, R, W>) {
  const createShape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in defaults ? field.default(defaults[name as D] as never) : field,
    ]),
  ) as unknown as { [K in keyof F]: K extends D ? z.ZodDefault<F[K]> : F[K] };
  const readShape = { ...fields, ...read, ...documentShape };
  for (const name of writeOnly) delete readShape[name];

  function checked<S extends z.ZodType>(schema: S): S {
    if (!check) return schema;
    return schema.superRefine(
      (value, context) => {
        for (const { path, message } of check(value as Partial<Written<F>>)) {
          context.addIssue({ code: 'custom', path, message });
        }
      },
      // All failing fields come at once, so the rules also run beside broken fields.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    );
  }

  return {
    label,
    page,
    fields,
    defaults,
    create: checked(z.object(createShape)),
    patch: z.object(fields).partial(),
    whole: checked(z.object(fields)),
    document: z.object(readShape as Omit<F, keyof R | W> & R & typeof documentShape),
  };
}
