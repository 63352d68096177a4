import { entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import type { Field, FieldDefinitions } from '@ritmi/shared/domain/kinds';
import { fold } from '@ritmi/shared/domain/text/fold';
import { textIn, type Values, valuesIn } from '@ritmi/shared/domain/values';
import { kindOf } from '../kit/kinds/fieldKinds.js';

/** A document that a page of the site may show. */
export type Known = { readonly entity: EntityName; readonly document: Values & { readonly id: string } };

/** A text or a picture of a document, and its field: `hero.heading`, `questions.2.answer`. */
export type Part = { readonly key: string; readonly field: string; readonly text: string };

/** A text as it is compared with those of a page, where punctuation and spaces may be set otherwise. */
export function keyOf(text: string): string {
  return fold(text).replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

/** A picture by what its variants have in common: `/uploads/dasma-1f9c02ab7e-1600x1000-3a2b4c`. */
export function pictureKeyOf(address: string): string {
  const [path = ''] = address.replace(/^https?:\/\/[^/]+/, '').split('?');
  return path.replace(/\.\w+$/, '').replace(/-(\d{3,4}|tiny|poster)$/, '');
}

/** What a document is called, as keys: its titles in every language, for headings. */
export function titleKeysOf({ entity, document }: Known): readonly string[] {
  const { titleField } = entityOf(entity);
  const translated = Object.values(valuesIn(document.translations)).map((texts) => valuesIn(texts));
  return [document, ...translated].map((values) => keyOf(textIn(values, titleField)));
}

/** What else names it in the items of lists, as a key; '' where nothing does. */
export function valueKeyOf({ entity, document }: Known): string {
  const { namedBy } = entityOf(entity);
  return namedBy ? keyOf(textIn(document, namedBy)) : '';
}

/** What a page's addresses contain where they lead to a document: its id, or the address of its own page. */
export function tokensOf({ entity, document }: Known): readonly string[] {
  const path = ownPathOf(entity, document);
  return [document.id, ...(path ? path.split('/').slice(-1) : [])];
}

/** All texts of a document, in every language, and the parts into which pages divide them. */
export function textsOf(known: Known): readonly Part[] {
  return leavesIn(known)
    .filter(({ isFile }) => !isFile)
    .flatMap(({ field, text }) => [text, ...text.split(/\n\n+| – /)].map((part) => ({ field, text: part })))
    .map((part) => ({ ...part, key: keyOf(part.text) }))
    .filter(({ key }) => key.length > 1);
}

/** The pictures and clips of a document. */
export function picturesOf(known: Known): readonly Part[] {
  return leavesIn(known)
    .filter(({ isFile }) => isFile)
    .map(({ field, text }) => ({ field, text, key: pictureKeyOf(text) }));
}

type Leaf = { readonly field: string; readonly text: string; readonly isFile: boolean };

/** The texts and files of a document, by its definition; translations have the names of their source. */
function leavesIn({ entity, document }: Known): readonly Leaf[] {
  const { fields: all, unseen = [] } = entityOf(entity);
  const { translations, ...fields } = all;
  const languages = translations && 'fields' in translations ? Object.entries(translations.fields) : [];
  const texts = valuesIn(document.translations);
  const leaves = [
    ...leavesOf(fields, document),
    ...languages.flatMap(([language, part]) => leavesAt(part, texts[language], '')),
  ];
  return leaves.filter(({ field }) => !unseen.includes(field.split('.')[0] ?? ''));
}

function leavesOf(fields: FieldDefinitions, values: Values, path = ''): readonly Leaf[] {
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(fields).flatMap(([name, field]) => leavesAt(field, values[name], prefix + name));
}

function leavesAt(field: Field, value: unknown, path: string): readonly Leaf[] {
  if ('fields' in field) return leavesOf(field.fields, valuesIn(value), path);
  if ('entry' in field)
    return Object.entries(valuesIn(value)).flatMap(([id, text]) =>
      leavesAt(field.entry, text, `${path}.${id}`),
    );
  if ('item' in field)
    return Array.isArray(value)
      ? value.flatMap((each, place) => leavesAt(field.item, each, `${path}.${place}`))
      : [];
  const isFile = 'isFile' in field;
  const isShown = isFile || (kindOf(field).isText !== undefined && !isAddress(field));
  return isShown && typeof value === 'string' && value !== '' ? [{ field: path, text: value, isFile }] : [];
}

/** Whether a text is where a link leads to, rather than what it says. */
const isAddress = (field: Field) =>
  'isAddress' in field || ('inputType' in field && field.inputType === 'url');
