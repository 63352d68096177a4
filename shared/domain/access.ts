/** Who does something: a person who is signed in, a visitor, or the program itself, such as its `schedule`. */
export type Actor =
  | { readonly kind: 'account'; readonly id: string; readonly name: string }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'program'; readonly name: string };

export const visitor: Actor = { kind: 'visitor' };

/** An actor as history, audit and trash name it. */
export type Who = { readonly id: string; readonly name: string };

/** Visitors have no name, and only accounts have an id. */
export function whoOf(actor: Actor): Who {
  if (actor.kind === 'visitor') return { id: '', name: '' };
  return { id: actor.kind === 'account' ? actor.id : '', name: actor.name };
}

/**
 * Whether somebody may do something. Asked with null before a call is read, whether it may be allowed at all, and then
 * with the document: the stored one, or the new one of a create. A call that a visitor may not make needs a token.
 */
export type Rule = (actor: Actor, document: Readonly<Record<string, unknown>> | null) => boolean;

export const anyone = () => true;

export const signedIn = ({ kind }: Actor) => kind === 'account';

/** The API does not have the call. */
export const nobody = () => false;

export type Access = {
  /** The list. It holds all documents, so the rule is not asked for each. */
  readonly read: (actor: Actor) => boolean;
  /** One document by its id. */
  readonly readOne: Rule;
  readonly create: Rule;
  /** Also the order of the list. */
  readonly update: Rule;
  readonly delete: Rule;
};

/** For what visitors have nothing to do with. */
export const staffOnly: Access = {
  read: signedIn,
  readOne: signedIn,
  create: signedIn,
  update: signedIn,
  delete: signedIn,
};

/** For what visitors see as a list. */
export const publicList: Access = {
  read: anyone,
  readOne: nobody,
  create: signedIn,
  update: signedIn,
  delete: signedIn,
};
