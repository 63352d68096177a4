import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * What a form of one entity is: the shape of its fields, how a document fills them and what is sent.
 * `Values` are the fields by their wire names, `Body` is what the schema makes of them.
 */
export type FormSpec<Values extends FieldValues, Body, Document> = {
  readonly schema: ZodType<Body, Values>;
  readonly empty: Values;
  readonly toValues: (document: Document) => Values;
  /** How a person calls what stands in the form. */
  readonly titleOf: (values: Values) => string;
  /** The fields' labels, for the conflict view. */
  readonly labels: Readonly<Record<string, string>>;
  /** Fields that come with another one when a side of a conflict is chosen: the switch that goes with a price. */
  readonly together?: Readonly<Record<string, readonly string[]>>;
  /** Where the submit button waits for something: whether it is there. */
  readonly canSubmit?: (values: Values) => boolean;
};
