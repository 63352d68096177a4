import { type CreateOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import * as kinds from '../kinds.js';

/** A new document with names of files in `media/` instead of URLs. In JSON the value of a choice is any text. */
export type Demo<K extends EntityName> = {
  readonly [F in keyof Omit<CreateOf<K>, 'media'>]: Exclude<CreateOf<K>[F], undefined> extends string
    ? string
    : CreateOf<K>[F];
} & (CreateOf<K> extends { media?: unknown } ? { readonly media: readonly DemoMedium[] } : unknown);

type DemoMedium = { readonly file: string; readonly caption: string };

/** Replaces file names by URLs. @throws when there is no such file. */
export function withUrls(name: EntityName, demo: object, urls: ReadonlyMap<string, string>): object {
  const urlOf = (file: string) => {
    // One of the site's own files.
    if (file.startsWith('/') || file === '') return file;
    const url = urls.get(file);
    if (url === undefined) throw new Error(`There is no demo file ${file}`);
    return url;
  };
  return kinds.withUrls(entityOf(name).fields, { ...demo }, urlOf);
}
