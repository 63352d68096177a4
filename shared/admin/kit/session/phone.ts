import { type Connection, request } from '@ritmi/shared/client/request';
import type { Push } from '../../host/host.js';

type Subscribed = { readonly id: string };

const path = '/push/subscriptions';

/** The API knows a subscription by its endpoint: the same again is the same one. */
const tell = async (connection: Connection, body: PushSubscriptionJSON) =>
  (await request<Subscribed>(connection, { method: 'POST', path, body })).value;

/**
 * Has this browser notified.
 * @returns false if the person refuses
 */
export async function startNotices(push: Push, connection: Connection): Promise<boolean> {
  const { value } = await request<{ readonly key: string }>(connection, { path: '/push/key' });
  const made = await push.subscribe(value.key);
  if (!made) return false;
  try {
    await tell(connection, made);
  } catch (error) {
    // Else the browser would say that it is notified, which the API does not know of.
    await push.unsubscribe();
    throw error;
  }
  return true;
}

/** Ends the notices of this browser, also where the API cannot be told: it drops what the push service no longer knows. */
export async function endNotices(push: Push, connection: Connection): Promise<void> {
  const known = await push.subscription();
  if (!known) return;
  try {
    const { id } = await tell(connection, known);
    await request(connection, { method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` });
  } finally {
    await push.unsubscribe();
  }
}
