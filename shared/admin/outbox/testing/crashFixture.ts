import { fakeApi } from './fakeApi.js';
import { away, outboxFixture } from './outboxFixture.js';

/** A disk and an API that outlive the app, and an app that can crash before or after each of their operations. */
export function crashFixture() {
  const api = fakeApi();
  const fixture = outboxFixture();
  let stepsLeft = Number.POSITIVE_INFINITY;
  let steps = 0;
  let starts = 0;
  fixture.answer = away;
  // An app crashes when the steps are used up, and at the latest when it is started again.
  fixture.newStep = () => {
    starts += 1;
    const start = starts;
    let hasCrashed = false;
    return async () => {
      await Promise.resolve();
      if (stepsLeft === 0 || start !== starts) hasCrashed = true;
      // A crashed app never continues.
      if (hasCrashed) await new Promise(() => undefined);
      steps += 1;
      stepsLeft -= 1;
    };
  };

  return {
    ...api,
    open: fixture.open,
    /** Lets the app crash after this many steps. */
    crashAfter: (count: number) => {
      stepsLeft = count;
      steps = 0;
    },
    stepsTaken: () => steps,
    /** Makes the server available. */
    goOnline: () => {
      fixture.answer = api.answer;
    },
  };
}
