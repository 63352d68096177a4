import { nobody } from '@ritmi/shared/domain/access';
import { callsOf, entityOf } from '@ritmi/shared/domain/entities';
import { type TargetLanguage, targetLanguages } from '@ritmi/shared/domain/language';
import { sourceTexts } from '@ritmi/shared/domain/translations/state';
import { z } from 'zod';
import { type Collection, fieldsOf, type Stored } from '../db/collection.js';
import { InvalidError } from '../db/errors.js';
import { review } from '../db/review.js';
import { findStored } from '../db/writes.js';
import { requireAllowed } from './allowed.js';
import { actorOf } from './auth.js';
import { idIn, oneReply } from './crud.js';
import { notFound } from './errors.js';
import { type Call, type Route, route } from './route.js';
import { write } from './writing.js';

const reviewRequest = z.object({
  /** Paths below the language: `title`, `hero.heading`, `captions.<id>`. */
  fields: z.array(z.string().max(200)).min(1, { error: 'Name at least one field' }).max(500),
});

/** The calls about the translations of an entity that has translatable fields. */
export function translationRoutes(collection: Collection): Route[] {
  const { name } = collection;
  const { access, document, fields, label } = entityOf(name);
  if (!fields.translations || access.update === nobody) return [];
  const path = `${callsOf(name).one}/translations/{language}`;
  const sources = route({
    method: 'get',
    path: `${path}/sources`,
    access: 'admin',
    summary: `The texts from which the translations of a ${label} were made, by field`,
    answer: z.record(z.string(), z.unknown()),
    handle: async (call) => {
      const stored = await findStored(collection, idIn(collection, call));
      requireAllowed(access.update, call, fieldsOf(name, stored));
      return { body: Object.fromEntries(stored.translatedFrom?.[languageIn(call)] ?? []) };
    },
  });
  const reviewed = route({
    method: 'post',
    path: `${path}/reviewed`,
    access: 'admin',
    summary: `Says that translations of a ${label} are still right after their source has changed`,
    body: reviewRequest,
    answer: document,
    handle: (call) => {
      const language = languageIn(call);
      const paths = call.body.fields;
      const work = async () => {
        const stored = await review(
          collection,
          { language, paths },
          {
            id: idIn(collection, call),
            actor: actorOf(call.account),
            guard: (current) => {
              requireAllowed(access.update, call, fieldsOf(name, current));
              requireKnown(collection, current, paths);
            },
          },
        );
        return oneReply(collection, stored, call);
      };
      return write(call, work, { list: collection });
    },
  });
  return [sources, reviewed];
}

/** @throws 404 */
function languageIn({ params }: Call): TargetLanguage {
  const language = targetLanguages.find((each) => each === params.language);
  if (!language) throw notFound();
  return language;
}

function requireKnown({ name }: Collection, stored: Stored, paths: readonly string[]): void {
  const known = sourceTexts(entityOf(name).fields, fieldsOf(name, stored));
  const issues = paths.flatMap((path, index) => {
    const message = `${path} cannot be translated`;
    return known.has(path) ? [] : [{ path: ['fields', String(index)], code: 'notOffered' as const, message }];
  });
  if (issues.length > 0) throw new InvalidError(issues);
}
