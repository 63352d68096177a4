import type { Actor } from '@ritmi/shared/domain/access';
import type { AnswerConflict } from '@ritmi/shared/domain/errors';
import {
  acceptable,
  heldUntil,
  isAccepted,
  isDeclined,
  isFull,
  nextAnswerInMs,
} from '@ritmi/shared/domain/enquiries/answers';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { Enquiry, EnquiryAnswer } from '@ritmi/shared/domain/enquiries/schema';
import { type EnquiryState, mayFollow, stateForVisitor } from '@ritmi/shared/domain/enquiries/states';
import { viewOf, visitorView } from '@ritmi/shared/domain/enquiries/visitor';
import * as shapes from '@ritmi/shared/domain/shapes';
import { z } from 'zod';
import { bookFor, linkBooking, requireRoom } from '../db/bookings/forEnquiry.js';
import { type Collection, collectionNamed, type Stored } from '../db/collection.js';
import { FullError } from '../db/errors.js';
import { actorOf } from '../http/auth.js';
import { HttpError, tooMany } from '../http/errors.js';
import { type Call, type Route, route } from '../http/route.js';
import { write } from '../http/writing.js';
import { changeEnquiry, enquiryOf, findBySecret } from './enquiry.js';
import { tellAgency } from '../mail/tell.js';

/** What the visitor may answer on the page of the enquiry. */
export function answerRoutes(collection: Collection): readonly Route[] {
  return [acceptRoute(collection), declineRoute(collection), changeRoute(collection)];
}

const common = { method: 'post', access: 'public', answer: visitorView, errors: [409, 429] } as const;

function acceptRoute(collection: Collection): Route {
  return route({
    ...common,
    path: '/enquiries/by-secret/{secret}/accept',
    summary: 'Accepts the last offer and takes what the night needs',
    body: z.object({
      version: z.int({ error: 'Version must be a whole number' }),
      name: shapes.requiredText('Name', 200),
    }),
    handle: (call) =>
      answerOnce(collection, call, {
        work: async (stored, actor) => {
          const { version, name } = call.body;
          const enquiry = enquiryOf(stored);
          if (isAccepted(enquiry, version)) return stored;
          const { deposit } = requireAcceptable(enquiry, version);
          const answer = { ...answerOf('accepted', enquiry), name };
          const after = await changeEnquiry(collection, { id: stored._id, actor }, ({ answers }) => ({
            state: 'accepted',
            unread: true,
            answers: [...answers, answer],
          }));
          await tellAgency('accepted', enquiryOf(after));
          return hold(after, { until: heldUntil(deposit), actor });
        },
        check: async (stored) => {
          const enquiry = enquiryOf(stored);
          if (isAccepted(enquiry, call.body.version)) return;
          requireAcceptable(enquiry, call.body.version);
          await requireRoom(stored._id, {});
        },
      }),
  });
}

type Hold = { readonly until: string; readonly actor: Actor };

/** Takes what the night needs as an option. @throws FullError */
async function hold(enquiry: Stored, { until, actor }: Hold): Promise<Stored> {
  const { booking } = await bookFor(enquiry, { actor, state: 'option', until, isAccepted: true });
  if (booking._id === enquiry.bookingId) return enquiry;
  return linkBooking(enquiry, { bookingId: booking._id }, actor);
}

/** @throws 409 with the reason */
function requireAcceptable(enquiry: Enquiry, version: number): Offer {
  const found = acceptable(enquiry, version);
  if (typeof found === 'string') throw conflict(found);
  return found;
}

function declineRoute(collection: Collection): Route {
  return route({
    ...common,
    path: '/enquiries/by-secret/{secret}/decline',
    summary: 'Declines what was offered',
    body: z.object({ reason: shapes.orUsual(shapes.text('Reason', 4000), '') }),
    handle: (call) =>
      answerOnce(collection, call, {
        work: async (stored, actor) => {
          if (isDeclined(enquiryOf(stored))) return stored;
          const text = call.body.reason;
          const after = await answerWith(collection, stored, {
            kind: 'declined',
            text,
            to: 'declined',
            actor,
          });
          await tellAgency('declined', enquiryOf(after));
          return after;
        },
      }),
  });
}

function changeRoute(collection: Collection): Route {
  return route({
    ...common,
    path: '/enquiries/by-secret/{secret}/change',
    summary: 'Asks for a change',
    body: z.object({ message: shapes.requiredText('Message', 4000) }),
    handle: (call) =>
      answerOnce(collection, call, {
        work: async (stored, actor) => {
          const text = call.body.message;
          const after = await answerWith(collection, stored, { kind: 'change', text, to: 'answered', actor });
          await tellAgency('change', enquiryOf(after));
          return after;
        },
      }),
  });
}

type Answering = {
  readonly work: (stored: Stored, actor: Actor) => Promise<Stored>;
  /** Throws what the work would throw, from reads alone. */
  readonly check?: (stored: Stored) => Promise<void>;
};

/** Finds the enquiry, answers once for each key, and shows it as its page does. */
function answerOnce<B>(collection: Collection, call: Call<B>, { work, check }: Answering) {
  const find = () => findBySecret(collection, call.params.secret ?? '');
  const run = async () => ({
    body: viewOf(enquiryOf(await work(await find(), actorOf(call.account)))),
  });
  const first = check && (async () => check(await find()));
  return write(call, run, { list: collectionNamed('bookings'), check: first }).catch((error: unknown) => {
    throw error instanceof FullError ? conflict('full') : error;
  });
}

type Answered = {
  readonly kind: 'declined' | 'change';
  readonly text: string;
  readonly to: EnquiryState;
  readonly actor: Actor;
};

/** Stores an answer with the state that it leads to; an enquiry that was taken for spam stays where it is. */
function answerWith(collection: Collection, stored: Stored, { kind, text, to, actor }: Answered) {
  const enquiry = enquiryOf(stored);
  const from = stateForVisitor(enquiry.state);
  if (from !== to && !mayFollow(from, to)) throw conflict('state');
  requireFew(enquiry);
  const answer = { ...answerOf(kind, enquiry), text };
  const state = enquiry.state === 'spam' ? 'spam' : to;
  return changeEnquiry(collection, { id: stored._id, actor }, ({ answers }) => ({
    state,
    unread: true,
    answers: [...answers, answer],
  }));
}

/** @throws 429 while there are too many of the last hour, 409 when there are too many in all */
function requireFew(enquiry: Enquiry): void {
  if (isFull(enquiry)) throw conflict('state');
  const waitMs = nextAnswerInMs(enquiry);
  if (waitMs > 0) throw tooMany(Math.max(1, Math.ceil(waitMs / 1000)));
}

function answerOf(kind: EnquiryAnswer['kind'], { offers }: Enquiry): EnquiryAnswer {
  return { at: new Date().toISOString(), kind, version: offers.at(-1)?.version ?? null, name: '', text: '' };
}

const reasons: Readonly<Record<AnswerConflict, string>> = {
  version: 'There is a newer offer',
  expired: 'This offer is no longer valid',
  full: 'The night has been taken meanwhile',
  state: 'This can no longer be answered so',
};

/** A 409 that says why an answer of a visitor came too late. */
function conflict(reason: AnswerConflict): HttpError {
  return new HttpError(409, { code: 'tooLate', message: reasons[reason], reason });
}
