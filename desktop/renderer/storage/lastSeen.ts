import type { LastSeen } from '@ritmi/shared/admin/host';
import { parsed } from '@ritmi/shared/domain/json';
import type { StorageBridge } from './storedFile.js';

const prefix = 'seen:';

/** The last state of lists in userData, one of each account. @param owner the account that is signed in */
export function lastSeenStore(bridge: StorageBridge, owner: () => string | null): LastSeen {
  const nameOf = (name: string) => `${prefix}${owner()}:${name}`;
  return {
    async read(name) {
      const text = owner() === null ? null : await bridge.readDocument(nameOf(name));
      return text === null ? undefined : parsed(text);
    },
    async write(name, value) {
      if (owner() === null) return;
      await bridge.writeDocument({ name: nameOf(name), text: JSON.stringify(value), files: [] });
    },
  };
}
