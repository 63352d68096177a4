import { expect, it } from 'vitest';
import { AnswerCache } from './answerCache.js';

/** An API that answers with the number of calls so far. */
function api() {
  let count = 0;
  return { read: async () => ({ value: (count += 1), etag: null }), calls: () => count };
}

function connected(): AnswerCache {
  const answers = new AnswerCache();
  answers.setConnected(true);
  return answers;
}

it('calls the API once for reads of the same path, also concurrently', async () => {
  const { read, calls } = api();
  const answers = connected();
  const all = await Promise.all([answers.get('/services', read), answers.get('/services', read)]);
  expect([...all, await answers.get('/services', read)].map(({ value }) => value)).toEqual([1, 1, 1]);
  expect(calls()).toBe(1);
});

it('calls the API again after a change, and does not store an answer that is outdated', async () => {
  const { read } = api();
  const answers = connected();
  let finish = (): void => undefined;
  const slow = answers.get(
    '/services',
    () => new Promise((resolve) => (finish = () => resolve({ value: 'old', etag: null }))),
  );
  answers.clear(null);
  expect((await answers.get('/services', read)).value).toBe(1);
  finish();
  await slow;
  expect((await answers.get('/services', read)).value).toBe(1);
});

it('asks again for the free days after a change of those, or of what can be chosen', async () => {
  const { read } = api();
  const answers = connected();
  const ask = async () => (await answers.get('/availability?from=2027-06-01&to=2027-06-30', read)).value;
  expect([await ask(), await ask()]).toEqual([1, 1]);
  answers.clear('availability');
  expect(await ask()).toBe(2);
  answers.clear('services');
  expect(await ask()).toBe(3);
  answers.clear('projects');
  expect(await ask()).toBe(3);
});

it('calls the API each time while the change feed is not connected', async () => {
  const { read } = api();
  const answers = new AnswerCache();
  expect((await answers.get('/services', read)).value).toBe(1);
  expect((await answers.get('/services', read)).value).toBe(2);
});

it('does not store a failure', async () => {
  const { read } = api();
  const answers = connected();
  await expect(answers.get('/services', () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  expect((await answers.get('/services', read)).value).toBe(1);
});

it('keeps an answer until an entity that it contains changes', async () => {
  const { read } = api();
  const answers = connected();
  const paths = ['/services?limit=2', '/packages', '/projects/7', '/about/team'];
  for (const path of paths) await answers.get(path, read);
  const readAgain = async () => {
    const values = await Promise.all(paths.map(async (path) => (await answers.get(path, read)).value));
    return paths.filter((_, index) => Number(values[index]) > before);
  };
  let before = 4;
  answers.clear('enquiries');
  expect(await readAgain()).toEqual([]);
  // Packages contain their services.
  answers.clear('services');
  expect(await readAgain()).toEqual(['/services?limit=2', '/packages']);
  before = 6;
  answers.clear('about/content');
  answers.clear('projects');
  expect(await readAgain()).toEqual(['/projects/7']);
});

it('stores no more than its limit, counted by the size of the responses', async () => {
  let calls = 0;
  const answers = new AnswerCache(10_000);
  answers.setConnected(true);
  const read = async () => ({ value: (calls += 1), etag: null, size: 4_000 });
  for (const path of ['/services', '/events', '/services', '/packages', '/services'])
    await answers.get(path, read);
  expect(calls).toBe(3);
  await answers.get('/events', read);
  expect(calls).toBe(4);
  await answers.get('/contact', async () => ({ ...(await read()), size: 20_000 }));
  await answers.get('/contact', read);
  expect(calls).toBe(6);
});
