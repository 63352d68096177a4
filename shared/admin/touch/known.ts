import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import { fold } from '@ritmi/shared/domain/text/fold';
import { textIn, type Values, valuesIn } from '@ritmi/shared/domain/values';

/** A document that a page of the site may show. */
export type Known = { readonly entity: EntityName; readonly document: Values & { readonly id: string } };

/** A text or a picture of a document, and its field: `hero.heading`, `questions.2.answer`. */
export type Part = { readonly key: string; readonly field: string; readonly text: string };

/** Fields whose texts no page shows as they are. */
const unseen =
  /^(id|slug|status|translations|translationState|hiddenLanguages|category|design|icon|light|type|greeting|homeSections|place|seo|social)$/;

/** Fields by which lists of links name a document that has no card there. */
const alsoNamedBy: Partial<Record<EntityName, string>> = { contact: 'value' };

/** A text as it is compared with those of a page, where punctuation and spaces may be set otherwise. */
export function keyOf(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

/** A picture by what its variants have in common: `/uploads/dasma-1f9c02ab7e-1600x1000-3a2b4c`. */
export function pictureKeyOf(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?');
  return path.replace(/\.\w+$/, '').replace(/-(\d{3,4}|tiny|poster)$/, '');
}

const isFile = (text: string) => /^(https?:\/)?\/[^\s]+\.\w+$/.test(text);

/** What a document is called, as keys: its titles in every language, for headings. */
export function titleKeysOf({ entity, document }: Known): readonly string[] {
  const { titleField } = entityOf(entity);
  const translated = Object.values(valuesIn(document.translations)).map((texts) => valuesIn(texts));
  return [document, ...translated].map((values) => keyOf(textIn(values, titleField)));
}

/** What else names it in the items of lists, as a key; '' where nothing does. */
export function valueKeyOf({ entity, document }: Known): string {
  const field = alsoNamedBy[entity];
  return field ? keyOf(textIn(document, field)) : '';
}

/** What a page's addresses contain where they lead to a document: its id, or the address of its own page. */
export function tokensOf({ entity, document }: Known): readonly string[] {
  const path = ownPathOf(entity, document);
  return [document.id, ...(path ? path.split('/').slice(-1) : [])];
}

/** All texts of a document, in every language, and the parts into which pages divide them. */
export function textsOf({ document }: Known): readonly Part[] {
  const all = [document, ...Object.values(valuesIn(document.translations))].flatMap((values) =>
    leavesIn(values),
  );
  return all
    .filter(({ text }) => !isFile(text))
    .flatMap(({ field, text }) => [text, ...text.split(/\n\n+| – /)].map((part) => ({ field, text: part })))
    .map((part) => ({ ...part, key: keyOf(part.text) }))
    .filter(({ key }) => key.length > 1);
}

/** The pictures and clips of a document. */
export function picturesOf({ document }: Known): readonly Part[] {
  return leavesIn(document)
    .filter(({ text }) => isFile(text))
    .map((part) => ({ ...part, key: pictureKeyOf(part.text) }));
}

type Leaf = { readonly field: string; readonly text: string };

function leavesIn(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value === 'string') return [{ field: path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !unseen.test(name))
    .flatMap(([name, part]) => leavesIn(part, path === '' ? name : `${path}.${name}`));
}
