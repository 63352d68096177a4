import { describe, expect, it } from 'vitest';
import { readEnv } from './env.js';

describe('the web server’s environment', () => {
  it('has the defaults of the contract', () => {
    expect(readEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      api: { url: 'http://127.0.0.1:4000' },
      publicUrl: 'http://127.0.0.1:3000',
      analyticsId: '',
      PAGE_CACHE: 'on',
      isDev: false,
    });
  });

  it('treats an empty value as missing', () => {
    expect(readEnv({ PUBLIC_URL: '', ANALYTICS_ID: '', PORT: '' })).toMatchObject({
      PORT: 3000,
      analyticsId: '',
    });
  });

  it('removes a slash at the end of the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://ritmi.example/' }).publicUrl).toBe('https://ritmi.example');
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['API_URL', 'ftp://here'],
    ['PUBLIC_URL', 'ritmi'],
    ['PAGE_CACHE', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['ANALYTICS_ID', '"><script>'],
  ])('names %s in its error when that is %j', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});
