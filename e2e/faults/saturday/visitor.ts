import { setTimeout as pause } from 'node:timers/promises';
import { type Agency, nights } from './agency.js';
import { type Shown, shownIn } from './shown.js';

/** A visitor with what happened to them. */
export type Visitor = {
  readonly number: number;
  readonly name: string;
  readonly phone: string;
  readonly date: string;
  /** Path of their page; '' until they have asked. */
  path: string;
  /** Every offer, and the page after asking, as they were shown. */
  readonly shown: Shown[];
  /** How often they had to press a button again. */
  again: number;
  outcome: 'asked' | 'accepted' | 'full' | 'declined' | null;
};

/** @param count how many there are, who want the same three nights */
export function visitors(count: number): Visitor[] {
  return Array.from({ length: count }, (_, number) => ({
    number,
    name: `Vizitori ${String(number).padStart(3, '0')}`,
    phone: `069 2${100_000 + number}`,
    date: nights[number % nights.length] ?? '',
    path: '',
    shown: [],
    again: 0,
    outcome: null,
  }));
}

/** What a visitor does with an offer. */
type Wish = 'accept' | 'change' | 'decline';

/** One in eight asks for a change first, and one in twelve thinks better of it. */
function wishOf({ number }: Visitor, version: number): Wish {
  if (number % 12 === 5) return 'decline';
  return number % 8 === 3 && version === 1 ? 'change' : 'accept';
}

/** Fills in the site's form as a browser sends it, and looks at the page that follows. */
export async function ask(agency: Agency, visitor: Visitor): Promise<void> {
  const values = {
    emri: visitor.name,
    telefoni: visitor.phone,
    data: visitor.date,
    pjesa: 'evening',
    vendi: 'Durrës',
    lloji: 'dasme',
    'te-ftuar': '250',
    mesazhi: `A jeni të lirë? ${visitor.number}`,
    paketa: agency.packageId,
    njoftimi: '1',
    website: '',
  };
  const answer = await press(agency, visitor, { path: '/kontakt', values });
  if (answer.status !== 303)
    throw new Error(`${visitor.name} was answered ${answer.status}: ${await answer.text()}`);
  visitor.path = answer.headers.get('Location') ?? '';
  visitor.outcome = 'asked';
  visitor.shown.push(await look(agency, visitor));
}

/** Reads the offer and answers it. */
export async function answerOffer(agency: Agency, visitor: Visitor): Promise<void> {
  const shown = await look(agency, visitor);
  visitor.shown.push(shown);
  const wish = wishOf(visitor, shown.version);
  const values = {
    accept: { version: String(shown.version), emri: `${visitor.name} Hoxha` },
    change: { mesazhi: 'A bëhet më lirë?' },
    decline: { arsyeja: 'Gjetëm të tjerë.' },
  }[wish];
  const { status } = await press(agency, visitor, { path: `${visitor.path}/${wish}`, values });
  if (wish === 'accept' && status === 409) {
    visitor.outcome = 'full';
    const sorry = { arsyeja: 'Data është zënë.' };
    await press(agency, visitor, { path: `${visitor.path}/decline`, values: sorry });
    return;
  }
  if (status !== 303) throw new Error(`${visitor.name}: ${wish} was answered ${status}`);
  if (wish === 'accept') visitor.outcome = 'accepted';
  if (wish === 'decline') visitor.outcome = 'declined';
}

/** The page of the visitor's enquiry. */
async function look(agency: Agency, visitor: Visitor): Promise<Shown> {
  for (;;) {
    const answer = await fetch(siteOf(agency, visitor) + visitor.path, headersOf(visitor)).catch(() => null);
    const shown = answer?.status === 200 ? shownIn(await answer.text()) : null;
    if (shown) return shown;
    await pause(patienceMs);
  }
}

/** After so long a person tries again. */
const patienceMs = 2_000;

type Form = { readonly path: string; readonly values: Readonly<Record<string, string>> };

/** Presses the button of a form, again and again while the server is away. */
async function press(agency: Agency, visitor: Visitor, { path, values }: Form): Promise<Response> {
  for (;;) {
    const answer = await fetch(siteOf(agency, visitor) + path, {
      ...headersOf(visitor),
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(values),
    }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await answer?.body?.cancel();
    visitor.again += 1;
    await pause(patienceMs);
  }
}

const siteOf = ({ webUrls }: Agency, { number }: Visitor) => webUrls[number % 2 === 0 ? 0 : 1];

/** Everybody has an address of their own. */
const headersOf = ({ number }: Visitor) => ({ headers: { 'X-Forwarded-For': `198.51.100.${number}` } });
