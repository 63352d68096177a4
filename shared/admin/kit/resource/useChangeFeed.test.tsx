import { useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { sampleService } from '@ritmi/shared/domain/sample';
import { copyKey } from '../model/queries.js';
import { fakeApi } from '../testing/fakeApi.js';
import { advanceSeconds } from '../testing/steps.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { useChangeFeed } from './useChangeFeed.js';
import { useRows } from './useRows.js';

/** Connections of the change feed, which the test answers. */
let feeds: { readonly headers: Headers; answer(): void; say(text: string): void; end(): void }[] = [];

function openFeed(headers: Headers): Promise<Response> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return new Promise((resolve) => {
    feeds.push({
      headers,
      answer: () => resolve(new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } })),
      say: (text) => void writer.write(new TextEncoder().encode(text)),
      end: () => void writer.close(),
    });
  });
}

const notice = (entity: string, id = 'a', op = 'update') => `data: ${JSON.stringify({ entity, id, op })}\n\n`;

const failure = { text: 'Failed to load services' };

function Titles() {
  const feed = useChangeFeed();
  const { rows } = useRows('services', failure);
  return (
    <>
      <p>feed: {feed}</p>
      {rows.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </>
  );
}

function open(beside: ReactNode = null) {
  render(
    <TestAdmin host={testHost()}>
      <Titles />
      {beside}
    </TestAdmin>,
  );
}

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  vi.useFakeTimers();
  feeds = [];
  api = fakeApi({ '/services': [sampleService({ title: 'DJ' })] });
  api.openFeed = openFeed;
  open();
  await advanceSeconds(2);
  screen.getByText('DJ');
});
afterEach(() => {
  vi.useRealTimers();
});

it('reloads a list that somebody changed, and everything after a message that is not JSON', async () => {
  const [feed] = feeds;
  feed?.answer();
  await advanceSeconds(2);
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  feed?.say(notice('services'));
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
  api.reads['/services'] = [sampleService({ title: 'Dasma' })];
  feed?.say('data: no json\n\n');
  await advanceSeconds(2);
  expect(screen.getByText('Dasma')).toBeVisible();
});

it('reloads only the changed document of a long list', async () => {
  const others = Array.from({ length: 101 }, (_, place) => sampleService({ id: `${place}`, title: '–' }));
  api.reads['/services'] = [...others, sampleService({ id: 'a', title: 'DJ' })];
  feeds[0]?.answer();
  await advanceSeconds(2);
  api.calls.length = 0;
  const change = async (found: readonly unknown[], op: string) => {
    api.reads['/services?ids=a'] = found;
    feeds[0]?.say(notice('services', 'a', op));
    await advanceSeconds(2);
  };
  await change([sampleService({ id: 'a', title: 'Drita' })], 'update');
  expect(screen.getByText('Drita')).toBeVisible();
  await change([], 'delete');
  expect(screen.queryByText('Drita')).toBeNull();
  const asked = api.calls.map(({ path }) => path).filter((path) => path.startsWith('/services'));
  expect(asked).toEqual(['/services?ids=a', '/services?ids=a']);
});

it('reloads a list that changes during its first load', async () => {
  cleanup();
  let answerFirst: (answer: Response) => void = () => {};
  const answers = vi
    .fn<() => Promise<Response>>(async () => Response.json([sampleService({ title: 'Drita' })]))
    .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  const readsOther = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string | URL, init: RequestInit) =>
    url === '/api/services' ? answers() : readsOther(url, init),
  );
  open();
  await advanceSeconds(1);
  feeds.at(-1)?.answer();
  feeds.at(-1)?.say(notice('services'));
  await advanceSeconds(1);
  answerFirst(Response.json([sampleService({ title: 'DJ' })]));
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
});

it('shows a list that changes faster than it is answered, and asks for it once at a time', async () => {
  cleanup();
  let [asked, most] = [0, 0];
  const readsOther = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    if (url !== '/api/services') return readsOther(url, init);
    most = Math.max(most, (asked += 1));
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    asked -= 1;
    return Response.json([sampleService({ title: 'Drita' })]);
  });
  open();
  await advanceSeconds(1);
  feeds.at(-1)?.answer();
  for (let changes = 0; changes < 10; changes += 1) {
    feeds.at(-1)?.say(notice('services'));
    await advanceSeconds(1);
  }
  expect(screen.getByText('Drita')).toBeVisible();
  expect(most).toBe(1);
});

it('shows what changed between the load of a list and the opening of the feed', async () => {
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  feeds[0]?.answer();
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
});

it('reopens a closed feed and reloads everything that may have changed meanwhile', async () => {
  feeds[0]?.answer();
  await advanceSeconds(1);
  expect(screen.getByText('feed: connected')).toBeVisible();
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  feeds[0]?.end();
  await advanceSeconds(3);
  expect(screen.getByText('DJ')).toBeVisible();
  expect(screen.getByText('feed: lost')).toBeVisible();
  expect(feeds).toHaveLength(2);
  feeds[1]?.answer();
  await advanceSeconds(2);
  expect(screen.getByText('feed: connected')).toBeVisible();
  expect(screen.getByText('Drita')).toBeVisible();
});

it('leaves the copy of a document alone, whose form would begin again', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'copy');
  const Copy = () => <p>{useQuery({ queryKey: copyKey('services', 'a'), queryFn: load }).data}</p>;
  cleanup();
  open(<Copy />);
  await advanceSeconds(2);
  screen.getByText('copy');
  const feed = feeds.at(-1);
  feed?.answer();
  await advanceSeconds(2);
  feed?.say('data: no json\n\n');
  await advanceSeconds(1);
  feed?.end();
  await advanceSeconds(3);
  feeds.at(-1)?.answer();
  await advanceSeconds(2);
  expect(screen.getByText('feed: connected')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('counts a feed as lost when nothing is heard for two heartbeats', async () => {
  feeds[0]?.answer();
  for (let heartbeats = 0; heartbeats < 4; heartbeats += 1) {
    await advanceSeconds(15);
    feeds[0]?.say('id: 1\n\n');
  }
  await advanceSeconds(29);
  expect(screen.getByText('feed: connected')).toBeVisible();
  await advanceSeconds(1);
  expect(screen.getByText('feed: lost')).toBeVisible();
  await advanceSeconds(2);
  expect(feeds).toHaveLength(2);
});

it('sends the token, so that it hears of what is not published', () => {
  expect(feeds[0]?.headers.get('Authorization')).toBe('Bearer x.y.z');
  expect(feeds[0]?.headers.get('Accept')).toBe('text/event-stream');
});
