import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import type { Connection } from '@ritmi/shared/client/request';
import { openOutboxes } from '../outboxes.js';
import { type Entry, keyOf, type Outcome } from '../entry.js';

type Parts = Parameters<typeof openOutboxes>[0];
type Outbox = NonNullable<ReturnType<Awaited<ReturnType<typeof openOutboxes>>['current']>>;
type Operation = Parameters<Outbox['add']>[0];

export type Fixture = ReturnType<typeof outboxFixture>;

export const away = (): Outcome => {
  throw new UnreachableError('away');
};

export const refusing = (status: number, message: string) => (): Outcome => {
  throw new ApiError(status, { message });
};

export const write = (key: string, body: unknown = {}): Operation => ({
  entity: 'services',
  kind: 'update',
  id: '64a1',
  body,
  key,
  title: key,
});

/** Windows that use one storage at once, as tabs of a browser do. */
function windows() {
  const turns = new Map<string, Promise<void>>();
  const listeners: { readonly window: symbol; readonly listen: (name: string) => void }[] = [];
  return {
    open() {
      const window = Symbol('window');
      const sharing: NonNullable<Parts['storage']['sharing']> = {
        alone(name, task) {
          const turn = (turns.get(name) ?? Promise.resolve()).then(task);
          turns.set(
            name,
            turn.catch(() => undefined),
          );
          return turn;
        },
        onWritten: (listen) => void listeners.push({ window, listen }),
      };
      const tellOthers = (name: string) => {
        for (const each of listeners) if (each.window !== window) each.listen(name);
      };
      return { sharing, tellOthers };
    },
  };
}

/** A disk, a server with prepared responses and a signed-in person. The app can be opened on them repeatedly. */
export function outboxFixture({ hasTabs = false } = {}) {
  const tabs = windows();
  const fixture = {
    disk: new Map<string, string>(),
    isDiskFull: false,
    /** Files that the last written document needs. */
    storedFiles: [] as readonly string[],
    /** Keys of the sent operations. */
    calls: [] as string[],
    /** The token of each call. */
    tokens: [] as (string | null)[],
    /** The connection of the last call. */
    connection: undefined as Connection | undefined,
    /** Each call gets the next of these, then `answer`. */
    answers: [] as ((entry: Entry) => Outcome)[],
    answer: (_entry: Entry): Outcome => ({ etag: '"2"' }),
    /** Called at each start of the app, which awaits the returned function before and after each use of disk or server. */
    newStep: () => async (): Promise<void> => undefined,
    /** Name of the person who is signed in. */
    userName: 'Arta' as string | null,
    sentCounts: [] as number[],
    unauthorized: 0,
    start,
    open,
  };

  async function start() {
    const step = fixture.newStep();
    const tab = hasTabs ? tabs.open() : undefined;
    const storage: Parts['storage'] = {
      documentNames: async () => [...fixture.disk.keys()],
      readDocument: async (name) => fixture.disk.get(name) ?? null,
      writeDocument: async ({ name, text, files }) => {
        await step();
        if (fixture.isDiskFull) throw new Error('disk full');
        fixture.storedFiles = files;
        fixture.disk.set(name, text);
        tab?.tellOthers(name);
        await step();
      },
      async storeFile({ name, type }) {
        const key = crypto.randomUUID();
        return { key, fileName: `${key}.jpg`, name, type };
      },
      readFile: async ({ name }) => new File([], name),
      ...(tab && { sharing: tab.sharing }),
    };

    async function send(entry: Entry, { connection }: { connection: Connection }): Promise<Outcome> {
      fixture.calls.push(keyOf(entry));
      fixture.tokens.push(connection.token?.() ?? null);
      fixture.connection = connection;
      await step();
      const answer = fixture.answers.shift() ?? fixture.answer;
      const outcome = answer(entry);
      await step();
      return outcome;
    }

    const opened = await openOutboxes({
      storage,
      connection: { baseUrl: '' },
      session: () =>
        fixture.userName === null
          ? null
          : { token: `token of ${fixture.userName}`, userName: fixture.userName },
      send,
      onProgress: () => undefined,
      onError: () => undefined,
      onSent: (count) => fixture.sentCounts.push(count),
    });
    const mine = (): Outbox => {
      const outbox = opened.current();
      if (!outbox) throw new Error('nobody is signed in');
      return outbox;
    };
    return { ...opened, mine };
  }

  /** Starts the app with somebody signed in. */
  async function open() {
    const opened = await start();
    const outbox = opened.mine();
    outbox.onSessionLost(() => {
      fixture.unauthorized += 1;
    });
    return { ...opened, outbox };
  }

  return fixture;
}
