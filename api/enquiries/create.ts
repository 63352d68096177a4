import { randomBytes, randomInt } from 'node:crypto';
import { phoneE164 } from '@ritmi/shared/domain/contact/phone';
import { newReference } from '@ritmi/shared/domain/enquiries/reference';
import { enquiries, type Enquiry, formMarks, visitorEnquiry } from '@ritmi/shared/domain/enquiries/schema';
import { pathIn } from '@ritmi/shared/domain/language';
import { isEmpty, textIn } from '@ritmi/shared/domain/values';
import { z } from 'zod';
import type { Collection, Stored } from '../db/collection.js';
import { isDuplicateKey } from '../db/errors.js';
import type { Fields } from '../db/kinds.js';
import { create } from '../db/writes.js';
import { requireSendable } from '../http/allowed.js';
import { actorOf, addressOf } from '../http/auth.js';
import { oneReply } from '../http/crud.js';
import { tooMany, validate } from '../http/errors.js';
import { type Call, type Reply, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { choiceIssues, estimateFor } from './choice.js';
import { findEqual } from './equal.js';
import { tellAgency, tellVisitor } from '../mail/tell.js';
import { enquiryOf } from './enquiry.js';
import { countEnquiry } from './limits.js';

/** The answer to a visitor; also of one that was taken for spam. */
const received = z.object({
  reference: z.string(),
  url: z.string(),
  estimate: enquiries.document.shape.estimate,
});

type CreateCall = Call<z.output<typeof enquiries.create>>;

/** POST /enquiries: a visitor's, and with a token one that staff write down (contract, Asking and Staff). */
export function createRoute(collection: Collection): Route {
  return route({
    method: 'post',
    path: '/enquiries',
    access: 'public',
    summary: 'Asks for a night; with a token it adds an enquiry of any source',
    body: enquiries.create,
    visitorBody: visitorEnquiry,
    alsoWrong: choiceIssues,
    answer: z.union([received, enquiries.document]),
    status: 201,
    errors: [429],
    handle: (call) => (call.account ? createByStaff(collection, call) : createByVisitor(collection, call)),
  });
}

function createByStaff(collection: Collection, call: CreateCall): Promise<Reply> {
  return withFreeReference(() =>
    write(call, async () => oneReply(collection, await store(collection, call, call.body), call)),
  );
}

async function createByVisitor(collection: Collection, call: CreateCall): Promise<Reply> {
  const { body, request } = call;
  requireSendable(collection, request.body, enquiries.visitors?.send ?? []);
  const { website, fromForm } = validate(formMarks, request.body);
  const phone = phoneE164(body.phone) ?? '';
  const counted = await countEnquiry({ phone, address: addressOf(request) });
  if (counted.waitS > 0) {
    await counted.refund();
    throw tooMany(counted.waitS);
  }
  const isSpam = counted.isSpam || !isTrapEmpty(website);
  let made = '';
  const work = async () => {
    const equal = fromForm ? await findEqual(collection, body) : null;
    const added = { ...body, source: 'site', unread: true, state: isSpam ? 'spam' : 'new' };
    const stored = equal ?? (await store(collection, call, added));
    if (!equal) await tell(enquiryOf(stored));
    made = equal ? '' : textIn(stored, 'url');
    return { body: received.parse(stored) };
  };
  const reply = await withFreeReference(() => write(call, work)).catch(async (error: unknown) => {
    // What was not taken is sent again, and is no further enquiry. While the database is away it stays counted.
    await counted.refund().catch(() => undefined);
    throw error;
  });
  // A repeat is answered as the first one was, or 404 when that was erased, and is no new enquiry.
  if (received.safeParse(reply.body).data?.url !== made) await counted.refund();
  return reply;
}

async function tell(enquiry: Enquiry): Promise<void> {
  await tellAgency('asked', enquiry);
  await tellVisitor('received', enquiry);
}

const isTrapEmpty = (website: unknown) => website === undefined || website === null || isEmpty(website);

/** Stores a new enquiry with what the program adds to it. Runs inside the caller's transaction. */
async function store(collection: Collection, call: Call, fields: Fields): Promise<Stored> {
  const language = textIn(fields, 'language') === 'en' ? 'en' : 'sq';
  const added = {
    ...fields,
    estimate: await estimateFor(fields),
    reference: newReference(randomInt),
    // 144 bits.
    url: pathIn(language, `/kerkesa/${randomBytes(18).toString('base64url')}`),
  };
  return create(collection, added, { actor: actorOf(call.account) });
}

const mostTries = 5;

/** Runs a write again when its reference was taken. */
async function withFreeReference(work: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= mostTries || !isDuplicateKey(error)) throw error;
    }
  }
}
