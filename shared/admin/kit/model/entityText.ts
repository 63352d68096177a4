import { entityOf, type EntityName, isEntityName } from '@ritmi/shared/domain/entities';
import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import type { Entity } from '@ritmi/shared/domain/entity';
import type { Values } from '@ritmi/shared/domain/values';
import type { Message } from '@ritmi/shared/domain/language';
import type { FailureRule } from './failureText.js';

const failure = (text: string): FailureRule => ({ text });

/**
 * The texts that derive from an entity's name (specification section 8). Modules replace those for which the
 * specification gives another text.
 */
export function entityText({ label, called, plural }: Entity) {
  const one = called.sq.toLowerCase();
  return {
    load: failure(`Failed to load ${plural.en}`),
    add: failure(`Failed to add ${label}`),
    update: failure(`Failed to update ${label}`),
    remove: failure(`Failed to delete ${label}`),
    reorder: failure(`Failed to update ${label} order`),
    added: `${capital(label)} added successfully`,
    updated: `${capital(label)} updated successfully`,
    removed: `${capital(label)} deleted successfully`,
    reordered: `${capital(label)} order updated successfully`,
    confirmRemove: { sq: `Ta fshij këtë ${one}?`, en: `Are you sure you want to delete this ${label}?` },
    empty: { sq: `Ende asnjë ${one}.`, en: `No ${plural.en} added yet.` },
    /** To the form, where it is below the list. */
    jump: { sq: 'I ri', en: 'New' },
    addTitle: { sq: `Shto ${one}`, en: `Add New ${titleCase(label)}` },
    /** In English, as all labels (contract, Admin). */
    submit: `Add ${titleCase(label)}`,
    listTitle: { sq: `${capital(plural.sq)} në faqe`, en: `Manage ${titleCase(plural.en)}` },
    editTitle: { sq: `Ndrysho këtë ${one}`, en: `Edit ${titleCase(label)}` },
    /** Above a list that can be reordered. */
    dragNote: { sq: 'Zvarrit për t’i renditur', en: `Drag to reorder ${plural.en}` },
  };
}

export type EntityText = ReturnType<typeof entityText>;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function titleCase(words: string): string {
  return words.replace(/\b\w/g, (letter) => letter.toUpperCase());
}

/** What trash and history call a document of an entity. */
export function entityTitle(entity: string): Message {
  return isEntityName(entity) ? entityOf(entity).called : { sq: entity, en: entity };
}

/** Path of the admin's screen that edits a document. */
export function editPathOf(entity: EntityName, id: string): string {
  const [module] = entity.split('/');
  return `/${module}?${editParam}=${encodeURIComponent(id)}`;
}

/** Path of the admin's screen with the form of a new document. */
export function newPathOf(entity: EntityName): string {
  const [module] = entity.split('/');
  return `/${module}?${newParam}=${encodeURIComponent(entity)}`;
}

/** Query parameter of a module: the entity whose form of a new document opens. */
export const newParam = 'new';

/** Query parameter of a module: the document whose edit dialog opens. */
export const editParam = 'edit';

/**
 * Path of the site's page for a document, or of its place on the page that lists them; without a document, of that
 * page; null for what is not published.
 */
export function sitePathOf(name: EntityName, document?: Values & { readonly id: string }): string | null {
  const { site } = entityOf(name);
  if (!site) return null;
  if (!document) return site.page;
  return ownPathOf(name, document) ?? `${site.page}${site.hasAnchors ? `#${document.id}` : ''}`;
}
