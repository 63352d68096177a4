import { type Rule, visitor } from '@ritmi/shared/domain/access';
import { entityOf } from '@ritmi/shared/domain/entities';
import type { FieldError } from '@ritmi/shared/domain/errors';
import type { Values } from '@ritmi/shared/domain/values';
import type { Collection } from '../db/collection.js';
import { actorOf } from './auth.js';
import { forbidden, invalid, unauthorized } from './errors.js';
import type { Call } from './route.js';

/** A call that visitors may make in some cases needs no token. */
export function accessOf(rule: Rule): 'public' | 'admin' {
  return rule(visitor, null) ? 'public' : 'admin';
}

/** @throws 401 for visitors, 403 for accounts that the rule refuses */
export function requireAllowed(rule: Rule, { account }: Call, document: Values | null): void {
  if (rule(actorOf(account), document)) return;
  throw account ? forbidden('notAllowed', 'You are not allowed to do this') : unauthorized();
}

/** @throws 422 when a visitor sends a field that is for others */
export function requireSendable({ name }: Collection, body: unknown, sendable: readonly string[]): void {
  const { fields } = entityOf(name);
  const refused = Object.keys(Object(body)).filter(
    (each) => Object.hasOwn(fields, each) && !sendable.includes(each),
  );
  const errors = refused.map((path): FieldError => {
    return { path, code: 'notSettable', message: `${fields[path]?.label} cannot be set here` };
  });
  if (errors.length > 0) throw invalid(errors);
}
