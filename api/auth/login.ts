import { normalizeEmail } from './accounts.js';
import { Lane } from './lane.js';
import { AccountModel, type StoredAccount } from './model.js';
import { isPasswordOf } from './password.js';
import { closeSession, openSession } from './session.js';
import { WrongTries } from './wrongTries.js';

type Attempt = {
  readonly email: string;
  readonly password: string;
  /** Key of the caller's address. */
  readonly address: string;
};

type Outcome =
  | { readonly kind: 'welcome'; readonly token: string; readonly name: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** Wrong tries in a quarter of an hour; both lie within the 5 to 30 of the contract (docs/decisions/010). */
const triesPerAddress = 20;
const triesPerAccount = 28;
const keptAddresses = 20;
const slowMs = 1000;

/** Decides logins. It counts wrong tries by address and account, and lets owners in whatever others do. */
export function createLogin(): (attempt: Attempt) => Promise<Outcome> {
  const byAddress = new WrongTries(triesPerAddress);
  const byAccount = new WrongTries(triesPerAccount);
  // Few at a time: each password check takes 19 MiB, and nobody can try many before the first is counted.
  const usualLane = new Lane<Outcome>({ width: 2, maxWaiting: 100 });
  const slowLane = new Lane<Outcome>({
    width: 1,
    maxWaiting: 20,
    restMs: ({ kind }) => (kind === 'welcome' ? 0 : slowMs),
  });

  return async ({ password, address, ...given }) => {
    const email = normalizeEmail(given.email);
    const account = await AccountModel.findOne({ email }).lean();
    const isKnown = account?.knownAddresses.includes(address) ?? false;
    const waitSeconds = () =>
      Math.max(byAddress.waitSeconds(address), isKnown ? 0 : byAccount.waitSeconds(email));

    const lane = waitSeconds() > 0 ? slowLane : usualLane;
    if ((lane === slowLane && !isKnown) || lane.isFull) {
      return { kind: 'wait', seconds: Math.max(1, waitSeconds()) };
    }
    return lane.run(async () => {
      const seconds = waitSeconds();
      if (seconds > 0 && !isKnown) return { kind: 'wait', seconds };
      const isRight = await isPasswordOf(account?.passwordHash ?? null, password);
      const token = isRight && account ? await welcome(account, address) : null;
      if (token && account) return { kind: 'welcome', token, name: account.name };
      byAddress.add(address);
      if (!isKnown) byAccount.add(email);
      return seconds > 0 ? { kind: 'wait', seconds } : { kind: 'wrong' };
    });
  };
}

async function welcome(account: StoredAccount, address: string): Promise<string | null> {
  const { token, sessionId } = await openSession(String(account._id));
  const others = { $filter: { input: '$knownAddresses', cond: { $ne: ['$$this', address] } } };
  const latest = { $slice: [{ $concatArrays: [others, [address]] }, -keptAddresses] };
  // A password that was changed meanwhile has signed everyone out; this session must not slip through.
  const current = await AccountModel.findOneAndUpdate(
    { _id: account._id, passwordHash: account.passwordHash },
    [{ $set: { knownAddresses: latest } }],
    { updatePipeline: true },
  ).lean();
  if (current) return token;
  await closeSession(sessionId);
  return null;
}
