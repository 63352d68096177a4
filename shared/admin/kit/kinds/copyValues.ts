import type { Entity } from '@ritmi/shared/domain/entity';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { kindOf } from './fieldKinds.js';

type Source = {
  readonly document: Values;
  /** All documents of its list. */
  readonly rows: readonly Values[];
  readonly nameOf: (title: string) => string;
};

/** A document as the form of its copy begins: with another title, and with what no two documents may have in common. */
export function copyValues({ fields, titleField }: Entity, { document, rows, nameOf }: Source): Values {
  const copied = Object.entries(fields).flatMap(([name, field]) => {
    const { toCopy } = kindOf(field);
    if (!toCopy) return [];
    const taken = rows.map((row) => row[name]);
    return [[name, toCopy(field, document[name], taken)] as const];
  });
  const title = fields[titleField];
  // A day, for example, is no name.
  const named = title && kindOf(title).isText ? { [titleField]: nameOf(textIn(document, titleField)) } : {};
  return { ...document, ...Object.fromEntries(copied), ...named };
}
