import { randomUUID } from 'node:crypto';
import mongoose, { Schema } from 'mongoose';
import { plainDocuments } from '../db/collection.js';
import { newId } from '../db/kinds.js';

/** `sending` is what a process has claimed; whoever asks reads it as queued. */
type LetterState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';

/** A letter with everything that sending it needs. */
export type StoredLetter = {
  _id: string;
  /** One for all attempts, by which mail servers and readers know it. */
  messageId: string;
  from: string;
  to: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachment: { name: string; type: string; content: string } | null;
  state: LetterState;
  at: Date;
  /** Since when it is tried: when it was queued, or asked for again. */
  since: Date;
  /** Not before this time. */
  nextAt: Date;
  tries: number;
  claimedAt: Date | null;
  /** The enquiry that it is about. */
  enquiryId: string;
};

const schema = new Schema<StoredLetter>({ _id: String }, { collection: 'mail', ...plainDocuments });
schema.index({ state: 1, nextAt: 1 });
schema.index({ at: -1 });
schema.index({ enquiryId: 1 });

/** Letters, until the person that they are about is erased. */
export const letters = mongoose.model<StoredLetter>('mail', schema);

export type NewLetter = Pick<
  StoredLetter,
  'from' | 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachment' | 'enquiryId'
>;

/** Queues a letter, in the transaction of what it tells. */
export async function queueLetter(letter: NewLetter): Promise<void> {
  const now = new Date();
  const [, domain = 'localhost'] = /@([\w.-]+)/.exec(letter.from) ?? [];
  const stored: StoredLetter = {
    ...letter,
    _id: newId(),
    messageId: `<${randomUUID()}@${domain}>`,
    state: 'queued',
    at: now,
    since: now,
    nextAt: now,
    tries: 0,
    claimedAt: null,
  };
  await letters.insertMany([stored], { lean: true });
}

/** A letter as the admin sees it: what is being sent is still queued. */
export function asLetter({ _id, to, subject, state, at }: StoredLetter) {
  return {
    id: _id,
    to: to.join(', '),
    subject,
    state: state === 'sending' ? 'queued' : state,
    at: at.toISOString(),
  };
}
