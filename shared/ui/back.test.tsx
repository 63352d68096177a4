import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useBackCloses } from './back.js';

function Overlay({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  useBackCloses(onClose);
  return (
    <p>
      {name}
      <button type="button" onClick={onClose}>
        {`close ${name}`}
      </button>
    </p>
  );
}

function Page() {
  const [shown, setShown] = useState<readonly string[]>([]);
  return (
    <>
      {['one', 'two'].map((name) => (
        <button type="button" key={name} onClick={() => setShown([...shown, name])}>
          {`open ${name}`}
        </button>
      ))}
      <button type="button" onClick={() => setShown(['two'])}>
        only two
      </button>
      {shown.map((name) => (
        <Overlay
          key={name}
          name={name}
          onClose={() => setShown((now) => now.filter((each) => each !== name))}
        />
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (...names: string[]) =>
  waitFor(() => expect(['one', 'two'].filter((name) => screen.queryByText(name))).toEqual(names));

it('closes the innermost overlay with each Back, and is then where the page was', async () => {
  window.history.replaceState({ page: 1 }, '');
  render(<Page />);
  await press('open one');
  await press('open two');
  await shows('one', 'two');
  window.history.back();
  await shows('one');
  window.history.back();
  await shows();
  expect(window.history.state).toEqual({ page: 1 });
});

it('leaves no entry behind when an overlay is closed otherwise', async () => {
  window.history.replaceState({ page: 2 }, '');
  render(<Page />);
  await press('open one');
  await press('close one');
  await waitFor(() => expect(window.history.state).toEqual({ page: 2 }));
  await press('open two');
  await shows('two');
  window.history.back();
  await shows();
  expect(window.history.state).toEqual({ page: 2 });
});

it('lets an overlay take the place of another', async () => {
  window.history.replaceState({ page: 3 }, '');
  render(<Page />);
  await press('open one');
  await press('only two');
  await shows('two');
  expect(window.history.state).toEqual({ overlay: 1 });
  window.history.back();
  await shows();
  expect(window.history.state).toEqual({ page: 3 });
});

it('leaves the history of the next page alone', async () => {
  render(<Page />);
  await press('open one');
  window.history.pushState({ page: 4 }, '');
  await press('close one');
  await shows();
  expect(window.history.state).toEqual({ page: 4 });
});
