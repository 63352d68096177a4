import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { log, logFolder, openLog } from './log.js';

test('a line is logged without the secrets in an error', async () => {
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-log-'));
  try {
    openLog(userData);
    log.warn('window: refused, Authorization: Bearer eyJhbGciOi.eyJzdWIiOi.c2ln at line 7');
    log.info('token eyJhbGciOi.eyJzdWIiOi.c2ln; cookie: a=b');
    log.warn('{"password":"nje-fjalekalim","entity":"services"}');
    const text = await readFile(join(logFolder(), 'main.log'), 'utf8');
    expect(text).not.toMatch(/eyJ|c2ln|a=b|nje-fjalekalim/);
    expect(text).toMatch(/window: refused.* at line 7[^]*"entity":"services"/);
  } finally {
    await rm(userData, { recursive: true, force: true });
  }
});
