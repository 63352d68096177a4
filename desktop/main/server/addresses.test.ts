import { describe, expect, test } from 'vitest';
import { findServer, parseAddress, type Probe, type ProbeResult } from './addresses.js';

const ours: ProbeResult = { status: 200, body: { paths: { '/auth/login': {}, '/services': {} } } };
const foreign: ProbeResult = { status: 200, body: undefined };

function serverAt(url: string, elsewhere: ProbeResult = foreign): Probe {
  return async (asked) => (asked === `${url}/openapi.json` ? ours : elsewhere);
}

function failing(code: string): Probe {
  return async () => {
    throw new Error(code);
  };
}

describe('a typed address', () => {
  test.each([
    ['agjencia.al', 'https://agjencia.al/'],
    [' agjencia.al/admin ', 'https://agjencia.al/admin'],
    ['localhost:4000', 'http://localhost:4000/'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['https://studio.agjencia.al:8443', 'https://studio.agjencia.al:8443/'],
  ])('%s is read as %s', (typed, url) => {
    expect(parseAddress(typed)).toEqual({ url: new URL(url) });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['nuk e di', 'malformed'],
    ['agjencia', 'malformed'],
    ['ftp://agjencia.al', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['https://a:b@agjencia.al', 'malformed'],
    ['https://', 'malformed'],
  ])('%j is %s', (typed, problem) => {
    expect(parseAddress(typed)).toEqual({ problem });
  });
});

describe('the address that is saved', () => {
  test.each([
    ['the API itself', '127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['the site, whose API is under /api', 'agjencia.al', 'https://agjencia.al/api'],
    ['a page of the site', 'https://agjencia.al/admin/services', 'https://agjencia.al/api'],
  ])('%s', async (_, typed, url) => {
    expect(await findServer(typed, false, serverAt(url))).toEqual({ url });
  });

  test('a server with the same response for every path is not ours', async () => {
    expect(await findServer('agjencia.al', false, async () => foreign)).toEqual({ problem: 'foreign' });
  });

  test('a redirect is reported, not followed', async () => {
    const moved = { status: 301, body: undefined, redirectedTo: 'https://www.agjencia.al/openapi.json' };
    expect(await findServer('agjencia.al', false, async () => moved)).toEqual({
      problem: 'redirect',
      detail: 'https://www.agjencia.al',
    });
  });

  test('a server error is reported as such, not as a foreign server', async () => {
    const broken = { status: 503, body: undefined };
    expect(await findServer('agjencia.al', false, async () => broken)).toEqual({
      problem: 'failing',
      detail: '503',
    });
  });

  test.each([
    ['net::ERR_NAME_NOT_RESOLVED', 'unknownHost'],
    ['net::ERR_CONNECTION_REFUSED', 'refused'],
    ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
    ['net::ERR_TIMED_OUT', 'timeout'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'certificate'],
    ['net::ERR_SSL_PROTOCOL_ERROR', 'certificate'],
  ])('%s is %s', async (code, problem) => {
    expect(await findServer('agjencia.al', false, failing(code))).toEqual({ problem });
  });

  test('http over a network is accepted only if the person allows it', async () => {
    const probe = serverAt('http://agjencia.al');
    expect(await findServer('http://agjencia.al', false, probe)).toEqual({ problem: 'insecure' });
    expect(await findServer('http://agjencia.al', true, probe)).toEqual({ url: 'http://agjencia.al' });
  });
});
