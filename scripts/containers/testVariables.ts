import { adminEnv } from '../test/startProduct.js';

/** What the compose files need to be given, for tests. */
export const testVariables = {
  ...adminEnv,
  JWT_SECRET: 'a secret of sessions that both APIs know',
  SECOND_FACTOR_KEY: 'a key of second factors that both know',
  FEED_SECRET: 'a secret of the change feed for this test',
  S3_ACCESS_KEY_ID: 'ritmi-test',
  S3_SECRET_ACCESS_KEY: 'a secret of the tests',
  LOG_LEVEL: 'error',
};
