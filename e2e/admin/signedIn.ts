import { test as base } from '../fixtures.js';
import { failedCalls } from '../pages/answers.js';

/** Tests with a signed-in page, in which calls may fail on purpose. */
export const test = base.extend<{ readonly isSignedIn: undefined }>({
  expectedProblems: failedCalls,
  isSignedIn: [
    async ({ page, login }, use) => {
      await login(page);
      await use(undefined);
    },
    { auto: true },
  ],
});
