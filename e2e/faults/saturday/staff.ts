import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { send } from '../../../scripts/test/startProduct.js';
import type { Agency, Member } from './agency.js';

/** A call that is repeated with the same key until the API answers it. */
async function callUntilAnswered(
  url: string,
  call: Omit<Parameters<typeof send>[1], 'key'>,
): Promise<Response> {
  for (const key = randomUUID(); ; await pause(300)) {
    const answer = await send(url, call.method === 'GET' ? call : { ...call, key }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await answer?.body?.cancel();
  }
}

/** Reads a list, which the API may refuse for a moment. */
export async function readList<T>(url: string, token: string): Promise<T[]> {
  const answer = await callUntilAnswered(url, { method: 'GET', token });
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as T[];
}

/** What a member of the staff was told that it is done. */
export type Work = {
  /** Texts of notes. */
  readonly notes: string[];
  /** How many offers were sent for each enquiry, by its reference. */
  readonly offers: Map<string, number>;
  /** References of what was confirmed. */
  readonly confirmed: string[];
  /** What the API refused that it should not have. */
  readonly refused: string[];
};

const noWork = (): Work => ({ notes: [], offers: new Map(), confirmed: [], refused: [] });

type Staff = {
  readonly agency: Agency;
  readonly member: Member;
  readonly place: 0 | 1;
  readonly isMine: (enquiry: Enquiry) => boolean;
  /** Tells the visitor that there is an offer. */
  readonly tell: (enquiry: Enquiry) => void;
  readonly isOver: () => boolean;
};

/** Works through what is unread of their share over the API, until the day is over. */
export async function workOverApi(staff: Staff): Promise<Work> {
  const { agency, member, place, isMine, isOver } = staff;
  const url = agency.apiUrls[place];
  const work = noWork();
  for (;;) {
    const isLast = isOver();
    const unread = await readList<Enquiry>(`${url}/enquiries?unread=true&limit=200`, member.token);
    const mine = unread.filter(isMine);
    if (isLast && mine.length === 0) return work;
    for (const enquiry of mine) await handle(enquiry, { ...staff, url, work });
    await pause(200);
  }
}

type Handling = Staff & { readonly url: string; readonly work: Work };

async function handle(enquiry: Enquiry, { url, member, work, tell }: Handling): Promise<void> {
  const { id, version, state, reference } = enquiry;
  const post = (path: string, body: object) =>
    callUntilAnswered(`${url}/enquiries/${id}/${path}`, { method: 'POST', token: member.token, body });
  const isNew = state === 'new';
  const read = await callUntilAnswered(`${url}/enquiries/${id}`, {
    method: 'PATCH',
    token: member.token,
    ifMatch: `"${version}"`,
    body: { unread: false, assignee: member.id, ...(isNew && { state: 'answered' }) },
  });
  await read.body?.cancel();
  // Changed meanwhile: it is read again.
  if (read.status !== 200) return;
  const expectStatus = (answer: Response, status: number, what: string) => {
    if (answer.status !== status) work.refused.push(`${what} of ${reference}: ${answer.status}`);
    return answer.status === status;
  };
  if (isNew) {
    const text = `${member.name} e mori ${reference}`;
    if (expectStatus(await post('notes', { text }), 201, 'note')) work.notes.push(text);
  }
  if (isNew || state === 'answered') {
    const sent = (work.offers.get(reference) ?? 0) + 1;
    if (expectStatus(await post('offers', offerFor(enquiry, sent)), 201, 'offer')) {
      work.offers.set(reference, sent);
      tell(enquiry);
    }
  }
  if (state === 'accepted' && expectStatus(await post('book', { state: 'confirmed' }), 201, 'confirmation')) {
    work.confirmed.push(reference);
  }
}

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Each costs something else, and the second one less. */
function offerFor({ reference, guests }: Enquiry, version: number): object {
  const cents = Array.from(reference).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return {
    lines: [
      { kind: 'package', title: 'Nata e plotë', quantity: 1, amount: `${cents}.50` },
      { kind: 'travel', title: `Udhëtimi (${guests ?? 0})`, quantity: 2, amount: '35.00' },
    ],
    discount: version === 1 ? '0.00' : '20.00',
    validUntil: hoursAhead(72),
    deposit: { amount: '100.00', dueAt: hoursAhead(48) },
  };
}
