import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the mongod of this test run, without a database name. Each test file uses a database of its own. */
    mongoUri: string;
  }
}
