import type { Settings } from '@ritmi/shared/domain/settings/schema';
import { fieldsOf, type Stored } from './collection.js';
import { modelNamed } from './normalize.js';

type Fields = Omit<Settings, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** What the agency says about itself; the defaults until it is saved for the first time. */
export async function readSettings(): Promise<Fields> {
  const stored = await modelNamed('settings').findById('settings').lean<Stored>();
  // Stored documents have passed the schema of their entity.
  return fieldsOf('settings', stored ?? {}) as Fields;
}
