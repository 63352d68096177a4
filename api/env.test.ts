import { describe, expect, it } from 'vitest';
import { readEnv, trustedProxies } from './env.js';

const required = {
  MONGODB_URI: 'mongodb://127.0.0.1/ritmi',
  JWT_SECRET: 'a secret for tests',
  SECOND_FACTOR_KEY: 'a key for all tests',
};

describe('the environment', () => {
  it('has defaults, and an empty value counts as absent', () => {
    const env = readEnv({ ...required, API_PORT: '', UPLOADS: '', DATA_DIR: '/data' });
    expect(env).toMatchObject({
      API_PORT: 4000,
      HOST: '127.0.0.1',
      UPLOADS: 'disk',
      S3_REGION: 'us-east-1',
      SEED: 'demo',
      DATA_DIR: '/data',
      UPLOAD_MAX_BYTES: 209_715_200,
    });
  });

  it('names all invalid values at once', () => {
    const read = () =>
      readEnv({ MONGODB_URI: 'x', API_PORT: '99999', SEED: 'all', TRUST_PROXY: 'everybody' });
    expect(read).toThrow(
      /API_PORT[^]*MONGODB_URI: must begin with mongodb[^]*JWT_SECRET: is required[^]*SECOND_FACTOR_KEY: is required[^]*SEED[^]*TRUST_PROXY/,
    );
  });

  it.each([
    [undefined, ['loopback']],
    ['0', ['loopback']],
    ['true', 2],
    ['1', 2],
    ['10.0.0.1, 10.0.0.2', ['loopback', '10.0.0.1', '10.0.0.2']],
  ])('trusts the proxies that TRUST_PROXY=%s stands for', (setting, expected) =>
    expect(trustedProxies(setting)).toEqual(expected),
  );
});
