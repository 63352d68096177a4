import type { Logger } from 'pino';
import { readSettings } from '../db/settings.js';
import type { Task } from '../tasks/runner.js';
import { readKeys } from './keys.js';
import { type Notice, notices, type StoredSubscription, subscriptions } from './model.js';

/** How often the queue is looked through, in ms. */
const lookMs = 5_000;

/** How long a push service keeps a notice for a phone that is off, in seconds. */
const keptS = 24 * 3600;

const timeoutMs = 10_000;

/** The browser or the push service has forgotten the subscription. */
const gone = new Set([404, 410]);

/** Sends notices to the phones of staff, each at most once: a late one says nothing new. */
export function pushTask(site: string | undefined, logger: Logger): Task {
  const run = async (lease: AbortSignal) => {
    while (!lease.aborted) {
      const notice = await notices.findOneAndDelete({}, { sort: { at: 1 } }).lean<Notice>();
      if (!notice) break;
      await sendToAll(notice, site, logger);
    }
    return new Date(Date.now() + lookMs);
  };
  return { name: 'push', run, restMs: 0, maxRetryMs: lookMs, leaseMs: 60_000 };
}

async function sendToAll(
  { title, body, url }: Notice,
  site: string | undefined,
  logger: Logger,
): Promise<void> {
  // Most processes never send one, and the library takes its time at the start.
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = await readKeys();
  const { email } = (await readSettings()).fallback;
  // Push services want to know whom to ask.
  const subject = site?.startsWith('https:') ? site : `mailto:${email || 'admin@localhost'}`;
  const options = { vapidDetails: { subject, publicKey, privateKey }, TTL: keptS, timeout: timeoutMs };
  const payload = JSON.stringify({ title, body, url });
  const send = async ({ _id, endpoint, keys }: StoredSubscription) => {
    try {
      await webPush.sendNotification({ endpoint, keys }, payload, options);
    } catch (error) {
      const { statusCode }: { statusCode?: unknown } = Object(error);
      if (gone.has(Number(statusCode))) await subscriptions.deleteOne({ _id });
      else logger.warn({ status: statusCode }, 'a phone could not be notified');
    }
  };
  await Promise.all((await subscriptions.find().lean<StoredSubscription[]>()).map(send));
}
