import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { fakeApi } from './fakeApi.js';
import { openOutboxes } from '../outboxes.js';

/** A disk and an API that outlive the app, and an app that crashes at one of their steps. */
export function crashFixture() {
  const api = fakeApi();
  let disk: string | null = null;
  let isReachable = false;
  let stepsLeft = Number.POSITIVE_INFINITY;
  let steps = 0;
  let running = 0;

  /** Starts the app on what the disk has; it crashes when the steps are used up or when it is started again. */
  async function open() {
    running += 1;
    const me = running;
    let isDead = false;
    async function step(): Promise<void> {
      await Promise.resolve();
      if (stepsLeft === 0 || me !== running) isDead = true;
      // A crashed app does not go on.
      if (isDead) await new Promise(() => undefined);
      steps += 1;
      stepsLeft -= 1;
    }
    const bridge: Parameters<typeof openOutboxes>[0]['bridge'] = {
      documentNames: async () => (disk === null ? [] : ['outbox:Arta']),
      readDocument: async (name) => (name === 'outbox:Arta' ? disk : null),
      writeDocument: async ({ text }) => {
        await step();
        disk = text;
        await step();
      },
      appendToFile: async () => undefined,
      completeFile: async ({ key }) => `${key}.jpg`,
      discardFile: async () => undefined,
    };
    const opened = await openOutboxes({
      bridge,
      connection: { baseUrl: '' },
      session: () => ({ token: 'token', userName: 'Arta' }),
      send: async (entry) => {
        if (!isReachable) throw new UnreachableError('away');
        await step();
        const outcome = api.answer(entry);
        await step();
        return outcome;
      },
      onProgress: () => undefined,
      onError: () => undefined,
      onSent: () => undefined,
    });
    const outbox = opened.current();
    if (!outbox) throw new Error('nobody is signed in');
    return { outbox, resume: () => opened.resume() };
  }

  return {
    ...api,
    open,
    /** The app ends before it takes one step more than these. */
    dieAfter: (count: number) => {
      stepsLeft = count;
      steps = 0;
    },
    stepsTaken: () => steps,
    reach: () => {
      isReachable = true;
    },
  };
}
