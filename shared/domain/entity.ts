import { z } from 'zod';
import { type Access, nobody } from './access.js';
import type { FieldIssue } from './errors.js';
import type { FieldDefinitions as Fields } from './kinds.js';
import type { Message } from './language.js';
import { publishingFields, publishingIssues } from './publishing/publishing.js';
import { createShape, patchShape, readShape } from './schemas.js';
import type { Values } from './values.js';
import { fileNote } from './uploads/library.js';
import { unknownCaptions } from './translations/state.js';
import { translationState, withTranslations, type WithTranslations } from './translations/translatable.js';

/** Paths of an entity's calls, with `{id}` in place of the document's id. */
export type Calls = Readonly<
  Record<'list' | 'one' | 'create' | 'update' | 'reorder' | 'history' | 'restore' | 'draft', string>
>;

/** The fields that every document has (contract, wire format). Times are ISO 8601. */
const documentShape = {
  id: z.string(),
  version: z.int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What the media library says of the files that the document names, by their names; absent where it says nothing. */
  fileNotes: z.record(z.string(), fileNote).optional(),
} as const;

/** For callers with a token. */
type StateShape<F> =
  WithTranslations<F> extends { readonly translations: object }
    ? { readonly translationState: z.ZodOptional<typeof translationState> }
    : object;

type Stamps = 'version' | 'createdAt' | 'updatedAt';

/** A document without the fields that only its editors need. */
export function withoutStamps<T extends Readonly<Record<Stamps, unknown>>>(document: T): Omit<T, Stamps> {
  const { version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = document;
  return shown;
}

/**
 * What belongs to published content. Without this part an entity leaves no public trace: no page, no entry in the
 * sitemap, no event of the public change feed, no cached list, no copy in the browser's storage.
 */
type Site = {
  /** Path of the page that shows it: `/sherbime`. */
  readonly page: string;
  /** Whether each document has its own page below that one. */
  readonly hasOwnPage?: boolean;
  /** Whether each document has its id as an anchor on that page. */
  readonly hasAnchors?: boolean;
};

type Options<
  F extends Fields,
  S extends Site | undefined = Site | undefined,
  P extends true | undefined = true | undefined,
> = {
  /** Name of a single document. */
  readonly called: Message;
  readonly plural: Message;
  readonly access: Access;
  readonly site?: S;
  /** Documents can be drafts, and be published and ended at a time: adds the fields `status`, `publishAt` and `unpublishAt`. */
  readonly publishing?: P;
  /** Where visitors may create what they may not read: the fields that they send, and what they see of the result. */
  readonly visitors?: { readonly send: readonly (keyof F & string)[]; readonly see: z.ZodObject };
  /** The field that people identify a document by. */
  readonly titleField: keyof F & string;
  /** In the order of the form. With one of kind `order` the list can be reordered. */
  readonly fields: F;
  /** Fields that lists show beside title, picture, flags and long text. */
  readonly columns?: readonly (keyof F & string)[];
  /**
   * Rules across fields, also from one state to the next. Gets the values as far as they could be parsed, and those
   * before the change; null for a new document.
   */
  readonly check?: Check;
  /** Where documents take capacity: the days whose availability a change changes, '' for any day. Visitors are told these. */
  readonly availability?: (after: Values | null, before: Values | null) => readonly string[];
  /** The writes that take capacity and that a reason books beyond it: they take `override`. */
  readonly overrides?: readonly ('create' | 'update' | 'book')[];
  /** Fields whose texts no page shows as they are. */
  readonly unseen?: readonly (keyof F & string)[];
  /** What lists of links name a document by that has no card there. */
  readonly namedBy?: keyof F & string;
};

type Check = (after: Values, before: Values | null) => FieldIssue[];

/**
 * Defines an entity. Three schemas derive from its fields: `create`; `patch`, which has no defaults, so that omitted
 * fields stay unchanged; and `document`, the shape that is read.
 */
export function defineEntity<
  const F extends Fields,
  S extends Site | undefined = undefined,
  P extends true | undefined = undefined,
>(options: Options<F, S, P>) {
  const { publishing } = options;
  const translated = withTranslations(options.fields);
  const fields = withPublishing(translated, publishing);
  const isTranslated = 'translations' in translated;
  const check: Check = (after, before) => [
    ...(options.check?.(after, before) ?? []),
    ...(publishing ? publishingIssues(after, before) : []),
    ...(isTranslated ? unknownCaptions(fields, after) : []),
  ];
  // Whether it is there follows from the fields.
  const state = (isTranslated ? { translationState: translationState.optional() } : {}) as StateShape<F>;
  const created = z.object(createShape(fields));
  const read = Object.assign(state, readShape(fields), documentShape, draftShapeOf(publishing));

  return {
    ...options,
    fields,
    // Only an entity without the part has the type `undefined` for it.
    site: options.site as S,
    publishing: publishing as P,
    /** In messages: `service`. */
    label: options.called.en.toLowerCase(),
    columns: options.columns ?? [],
    check,
    isSingle: false,
    /** The field by which the list is ordered; null for lists that cannot be reordered. */
    orderField: Object.entries(fields).find(([, field]) => 'isPosition' in field)?.[0] ?? null,
    // An object with refinements cannot be extended.
    create: options.check || publishing || isTranslated ? checked(created, check) : created,
    patch: z.object(patchShape(fields)).partial(),
    document: z.object(read),
  };
}

type FieldsWith<F extends Fields, P> = P extends true ? F & typeof publishingFields : F;

function withPublishing<F extends Fields, P extends true | undefined>(fields: F, publishing?: P) {
  // The condition of the type follows the value.
  return (publishing ? { ...fields, ...publishingFields } : fields) as FieldsWith<F, P>;
}

/** Whether there is a changed copy beside the document; for signed-in callers only. */
const draftShape = { hasDraft: z.boolean().optional() } as const;

type DraftShape<P> = P extends true ? typeof draftShape : unknown;

function draftShapeOf<P extends true | undefined>(publishing?: P) {
  return (publishing ? draftShape : {}) as DraftShape<P>;
}

type SingleFields = Readonly<Record<string, Fields[string] & { readonly default: unknown }>>;

type SingleOptions<F extends Fields, S extends Site | undefined> = Omit<
  Options<F, S>,
  'access' | 'visitors' | 'columns' | 'publishing'
> & {
  readonly access: { readonly read: Access['read']; readonly update: Access['update'] };
};

/**
 * Defines one document that always exists: until it is saved for the first time it has the defaults of its fields. It
 * is read and changed as those of lists, and never created, deleted or reordered.
 * @public
 */
export function defineSingle<const F extends SingleFields, S extends Site | undefined = undefined>({
  access,
  ...options
}: SingleOptions<F, S>) {
  const fields = Object.fromEntries(
    Object.entries(options.fields).map(([name, field]) => [name, { ...field, blank: field.default }]),
    // `fromEntries` loses the names.
  ) as F;
  const { read, update } = access;
  const all = { read, readOne: read, create: nobody, update, delete: nobody };
  return { ...defineEntity<F, S>({ ...options, fields, access: all }), isSingle: true as const };
}

/** A schema with rules across fields. */
export function checked<S extends z.ZodType>(schema: S, check: Check): S {
  return schema.superRefine(
    (value, context) => {
      const values = z.looseObject({}).safeParse(value);
      for (const { path, message, code, values: named = {} } of values.success
        ? check(values.data, null)
        : []) {
        context.addIssue({ code: 'custom', path: [...path], message, params: { code, values: named } });
      }
    },
    // All failing fields come at once, so the rules also run beside broken fields.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** The type of an entity that is known only at run time. */
export type Entity = Options<Fields> & {
  readonly label: string;
  readonly columns: readonly string[];
  readonly check: Check;
  readonly isSingle: boolean;
  readonly orderField: string | null;
  readonly create: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  readonly patch: z.ZodType<Record<string, unknown>, Record<string, unknown>>;
  readonly document: z.ZodType<Values>;
};
