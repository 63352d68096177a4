import { entityOf, type EntityName, isEntityName } from '@ritmi/shared/domain/entities';
import type { Message } from '@ritmi/shared/domain/language';
import type { FailureRule } from '../session/failureText.js';

/** The texts of one entity (specification section 8). */
export type EntityText = {
  readonly load: FailureRule;
  readonly add: FailureRule;
  readonly update: FailureRule;
  readonly remove: FailureRule;
  readonly reorder: FailureRule;
  readonly added: string;
  readonly updated: string;
  readonly removed: string;
  readonly reordered: string;
  /** Asked before a delete. */
  readonly confirmRemove: string;
  /** In place of an empty list. */
  readonly empty: string;
  readonly addTitle: string;
  readonly submit: string;
  readonly listTitle: string;
  readonly editTitle: string;
};

/** The texts that follow from an entity's name; modules replace those that the specification words otherwise. */
export function entityText(name: EntityName): EntityText {
  const { label, plural } = entityOf(name);
  const capital = label.charAt(0).toUpperCase() + label.slice(1);
  return {
    load: { text: `Failed to load ${plural}` },
    add: { text: `Failed to add ${label}` },
    update: { text: `Failed to update ${label}` },
    remove: { text: `Failed to delete ${label}` },
    reorder: { text: `Failed to update ${label} order` },
    added: `${capital} added successfully`,
    updated: `${capital} updated successfully`,
    removed: `${capital} deleted successfully`,
    reordered: `${capital} order updated successfully`,
    confirmRemove: `Are you sure you want to delete this ${label}?`,
    empty: `No ${plural} added yet.`,
    addTitle: `Add New ${titleCase(label)}`,
    submit: `Add ${titleCase(label)}`,
    listTitle: `Manage ${titleCase(plural)}`,
    editTitle: `Edit ${titleCase(label)}`,
  };
}

function titleCase(words: string): string {
  return words.replace(/\b\w/g, (letter) => letter.toUpperCase());
}

/** How trash and history call one of an entity. */
export function entityTitle(entity: string): Message {
  return isEntityName(entity) ? entityOf(entity).called : { sq: entity, en: entity };
}

/** The screen of the admin that edits a document. */
export function editPathOf(entity: EntityName, id: string): string {
  const [module] = entity.split('/');
  return `/${module}?${editParam}=${encodeURIComponent(id)}`;
}

/** In the address of a module: the document whose edit dialog opens. */
export const editParam = 'edit';

/** The page of the site that shows a document; without an id the page that lists them. */
export function sitePathOf(entity: string, id?: string): string {
  if (!isEntityName(entity)) return '/';
  const { page, hasOwnPage } = entityOf(entity);
  return hasOwnPage && id ? `${page}/${encodeURIComponent(id)}` : page;
}
