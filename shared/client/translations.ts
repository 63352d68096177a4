import { callsOf, type DocumentOf, type EntityName, pathAt } from '../domain/entities.js';
import type { TargetLanguage } from '../domain/language.js';
import { type Connection, request } from './request.js';

/** The translations of a document into one language. Each call throws what `request` throws. */
export function translationsOf<K extends EntityName>(
  connection: Connection,
  { entity, id, language }: { readonly entity: K; readonly id: string; readonly language: TargetLanguage },
) {
  const one = pathAt(callsOf(entity).one, id);
  const path = `${one}/translations/${language}`;
  return {
    /** The texts from which they were made, by the paths of their fields. */
    sources: async () =>
      (await request<Record<string, unknown>>(connection, { path: `${path}/sources` })).value,
    /** Says that those of these fields are still right. */
    review: async (fields: readonly string[]) =>
      (
        await request<DocumentOf<K>>(connection, {
          method: 'POST',
          path: `${path}/reviewed`,
          body: { fields },
        })
      ).value,
  };
}
