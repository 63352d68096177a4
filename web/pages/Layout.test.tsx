import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Layout } from './+Layout.js';
import { renderInPage } from './testing/renderInPage.js';

const pageContext = {
  language: 'sq',
  urlPathname: '/',
  config: { isBare: false },
  isClientSide: true,
  isHydration: false,
};

let isBroken = true;

function Content() {
  if (isBroken) throw new Error('no such drum');
  return <p>content</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('when a page fails to render', () => {
  // spec: 1.error.replaces, 1.error.stays, 4.error
  it('shows the error screen until the page is reloaded', () => {
    const page = (
      <Layout>
        <Content />
      </Layout>
    );
    const { rerender } = renderInPage(page, pageContext);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(screen.getByText('no such drum')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    isBroken = false;
    rerender(page);
    expect(screen.queryByText('content')).toBeNull();
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
});
