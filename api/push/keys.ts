import { pushKeys } from './model.js';

/** The keys of this installation, made at the first call. */
export async function readKeys() {
  const known = await pushKeys.findById('vapid').lean();
  if (known) return known;
  const { default: webPush } = await import('web-push');
  // Of two processes at once the first one's stay.
  await pushKeys.updateOne({ _id: 'vapid' }, { $setOnInsert: webPush.generateVAPIDKeys() }, { upsert: true });
  return pushKeys.findById('vapid').orFail().lean();
}
