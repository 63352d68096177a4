import { fakeApi } from './fakeApi.js';
import { away, outboxFixture } from './outboxFixture.js';

/** A disk and an API that outlive the app, and an app that crashes at one of their steps. */
export function crashFixture() {
  const api = fakeApi();
  const fixture = outboxFixture();
  let stepsLeft = Number.POSITIVE_INFINITY;
  let steps = 0;
  let running = 0;
  fixture.answer = away;
  // It crashes when the steps are used up or when it is started again.
  fixture.newStep = () => {
    running += 1;
    const me = running;
    let isDead = false;
    return async () => {
      await Promise.resolve();
      if (stepsLeft === 0 || me !== running) isDead = true;
      // A crashed app does not go on.
      if (isDead) await new Promise(() => undefined);
      steps += 1;
      stepsLeft -= 1;
    };
  };

  return {
    ...api,
    open: fixture.open,
    /** The app ends before it takes one step more than these. */
    dieAfter: (count: number) => {
      stepsLeft = count;
      steps = 0;
    },
    stepsTaken: () => steps,
    reach: () => {
      fixture.answer = api.answer;
    },
  };
}
