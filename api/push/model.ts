import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../db/collection.js';
import { newId } from '../db/kinds.js';

type Subscription = {
  _id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  accountId: string;
  at: Date;
};

const subscriptionSchema = new Schema<Subscription>(
  { _id: String },
  { collection: 'pushSubscriptions', ...plainDocuments },
);
subscriptionSchema.index({ endpoint: 1 }, { unique: true });

/** Browsers that staff have asked to notify. */
export const subscriptions = mongoose.model<Subscription>('pushSubscriptions', subscriptionSchema);

export type StoredSubscription = Subscription;

type Keys = { _id: 'vapid'; publicKey: string; privateKey: string };

const keySchema = new Schema<Keys>({ _id: String }, { collection: 'pushKeys', ...plainDocuments });

/** The keys by which push services know the program; all processes have them in common. */
export const pushKeys = mongoose.model<Keys>('pushKeys', keySchema);

/** What a phone shows. It has no person's data: lock screens show it to everybody. */
export type Notice = { readonly title: string; readonly body: string; readonly url: string };

type StoredNotice = Notice & { _id: string; at: Date };

const noticeSchema = new Schema<StoredNotice>(
  { _id: String, at: Date },
  { collection: 'pushNotices', ...plainDocuments },
);
noticeSchema.index({ at: 1 }, { expireAfterSeconds: 3600 });

export const notices = mongoose.model<StoredNotice>('pushNotices', noticeSchema);

/** Queues a notice for all phones, in the transaction of what it tells. */
export async function queueNotice(notice: Notice): Promise<void> {
  if (!(await subscriptions.exists({}))) return;
  await notices.insertMany([{ ...notice, _id: newId(), at: new Date() }], { lean: true });
}
