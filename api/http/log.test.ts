import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from './errors.js';
import { createLog } from '@ritmi/shared/server/log';
import { logRequests } from './log.js';
import { serve } from './route.js';
import { verifyTestToken } from '../testing/server.js';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlLW9mLXRva2Vu';
const email = 'arta@agjencia.example';

let log = '';
const logger = createLog('api', 'trace', { write: (line) => void (log += line) });
let server: Server;
let base = '';

/** Like errors of the driver and Node, with addresses in the message, in fields and in the cause. */
function driverFault(): Error {
  const cause = Object.assign(new Error('connect ECONNREFUSED 203.0.113.7:27017'), {
    address: '2001:db8::7',
  });
  const uri = 'mongodb://ritmi:pass-of-db@db.example:27017/ritmi?replicaSet=r';
  return Object.assign(new Error(`cannot reach ${uri}`, { cause }), {
    options: { uri, srv: 'mongodb+srv://ritmi:pass-of-db@db.example' },
    proxy: 'http://user:pass-of-proxy@proxy.example',
    keyValue: { email },
    authorization: `Bearer ${token}`,
    hosts: ['::1', '::ffff:203.0.113.7'],
  });
}

beforeAll(async () => {
  const fault = (path: string, error: () => Error) => ({
    method: 'get' as const,
    path,
    access: 'open' as const,
    summary: '',
    status: 200,
    handle: () => Promise.reject(error()),
  });
  const away = () => Object.assign(driverFault(), { code: 'ECONNREFUSED' });
  const rows = [fault('/fault', driverFault), fault('/away', away), fault('/of/{id}', driverFault)];
  const app = express().use(logRequests(logger), serve(rows, verifyTestToken), answerErrors);
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the log', () => {
  it('contains no token, cookie, e-mail or IP address of a request or error, at any level', async () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      Cookie: 'session=cookie-of-somebody',
      'X-Forwarded-For': '203.0.113.7',
      'X-Request-Id': 'an-id-of-a-request',
    };
    const paths = [
      '/fault',
      '/away',
      `/of/${token}?token=${token}`,
      `/of/${email}`,
      '/of/arta%40agjencia.example',
    ];
    for (const path of paths) await fetch(base + path, { headers });
    for (const path of ['/enquiries/by-secret', '/en/kerkesa', '/calendar', '/previews']) {
      await fetch(`${base}${path}/only-for-one`);
    }
    logger.trace({ err: driverFault(), ip: '203.0.113.7' }, `a login of ${email} from 203.0.113.7`);
    expect(log.match(/an-id-of-a-request/g)?.length).toBeGreaterThanOrEqual(2 * paths.length);
    const found = [
      'eyJ',
      'cookie-of',
      'arta',
      'pass-of',
      '203.0.113',
      '2001:db8',
      '::1',
      '127.0.0.1',
      'only-for-one',
    ];
    expect(found.filter((secret) => log.includes(secret))).toEqual([]);
  });

  it('still says what happened, where and when, in one line each', () => {
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ program: 'api', msg: 'request failed', req: { path: '/fault' } });
    expect(JSON.stringify(lines[0]?.err)).toMatch(/log\.test\.ts:\d+:\d+/);
    expect(lines.every(({ time }) => typeof time === 'number')).toBe(true);
  });

  it('redacts a long repetitive line within a second', () => {
    for (const unit of ['a', 'eyJ', 'a.', '1.', ':', 'a:', '%', '-', '/', 'Bearer ', '@', 'a@']) {
      const began = process.cpuUsage();
      logger.info({ path: unit.repeat(64_000 / unit.length) }, 'x');
      expect(process.cpuUsage(began).user / 1000, `${unit}`).toBeLessThan(1_000);
    }
  });
});
