import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { fakeApi } from '../testing/fakeApi.js';
import { advanceSeconds } from '../testing/steps.js';
import { TestAdmin, testHost } from '../testing/testHost.js';
import { useChangeFeed } from './useChangeFeed.js';
import { useRows } from './useRows.js';

/** An EventSource that the test controls. */
class Feed {
  static readonly CLOSED = 2;
  static opened: Feed[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  onmessage = (_message: { readonly data: string }) => {};
  constructor() {
    Feed.opened.push(this);
  }
  close() {}
}

const failure = { text: 'Failed to load services' };

function Titles() {
  useChangeFeed();
  return useRows('services', failure).rows.map(({ id, title }) => <p key={id}>{title}</p>);
}

function open() {
  render(
    <TestAdmin host={testHost()}>
      <Titles />
    </TestAdmin>,
  );
}

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  vi.useFakeTimers();
  Feed.opened = [];
  api = fakeApi({ '/services': [sampleService({ title: 'DJ' })] });
  vi.stubGlobal('EventSource', Feed);
  open();
  await advanceSeconds(2);
  screen.getByText('DJ');
});
afterEach(() => {
  vi.useRealTimers();
});

it('reloads a list that somebody changed, also after a message that is not JSON', async () => {
  const [feed] = Feed.opened;
  feed?.onopen();
  await advanceSeconds(2);
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  feed?.onmessage({ data: 'no json' });
  feed?.onmessage({ data: '{"entity":"services"}' });
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

it('reloads only the changed document of a long list', async () => {
  const others = Array.from({ length: 101 }, (_, place) => sampleService({ id: `${place}`, title: '–' }));
  api.reads['/services'] = [...others, sampleService({ id: 'a', title: 'DJ' })];
  Feed.opened[0]?.onopen();
  await advanceSeconds(2);
  api.calls.length = 0;
  const change = async (found: readonly unknown[], op: string) => {
    api.reads['/services?ids=a'] = found;
    Feed.opened[0]?.onmessage({ data: JSON.stringify({ entity: 'services', id: 'a', op }) });
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
  vi.stubGlobal('fetch', answers);
  open();
  await advanceSeconds(1);
  Feed.opened.at(-1)?.onmessage({ data: '{"entity":"services"}' });
  await advanceSeconds(1);
  answerFirst(Response.json([sampleService({ title: 'DJ' })]));
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
});

it('shows what changed between the load of a list and the opening of the feed', async () => {
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  Feed.opened[0]?.onopen();
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
});

it('reopens a closed feed and reloads everything that may have changed meanwhile', async () => {
  const [closed] = Feed.opened;
  api.reads['/services'] = [sampleService({ title: 'Drita' })];
  if (closed) closed.readyState = Feed.CLOSED;
  closed?.onerror();
  await advanceSeconds(6);
  expect(screen.getByText('DJ')).toBeVisible();
  expect(Feed.opened).toHaveLength(2);
  Feed.opened[1]?.onopen();
  await advanceSeconds(2);
  expect(screen.getByText('Drita')).toBeVisible();
});
