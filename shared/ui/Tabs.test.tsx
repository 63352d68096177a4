import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.js';

function renderTabs() {
  render(
    <Tabs
      label="Profili"
      tabs={[
        { id: 'nje', label: 'Një', content: 'panel one' },
        { id: 'dy', label: 'Dy', content: 'panel two' },
        { id: 'tre', label: 'Tre', content: 'panel three' },
      ]}
    />,
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

afterEach(() => {
  window.location.hash = '';
});

describe('tabs', () => {
  // spec: 2.dj.default, contract.tabs
  it('open the first one initially', () => {
    renderTabs();
    expect(selected()).toBe('Një');
    expect(screen.getByRole('tablist', { name: 'Profili' })).toBeInTheDocument();
  });

  it('link to their panels, for visitors without JavaScript', () => {
    renderTabs();
    for (const tab of screen.getAllByRole('tab')) {
      const id = tab.getAttribute('aria-controls');
      expect(tab).toHaveAttribute('href', `#${id}`);
      expect(document.getElementById(id ?? '')).toHaveAttribute('aria-labelledby', tab.id);
    }
  });

  // spec: 2.dj.switch
  it('switch in place by mouse, without changing the address', async () => {
    renderTabs();
    await userEvent.click(screen.getByRole('tab', { name: 'Dy' }));
    expect(selected()).toBe('Dy');
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['{ArrowRight}', 'Dy'],
    ['{ArrowLeft}', 'Tre'],
    ['{End}', 'Tre'],
    ['{End}{Home}', 'Një'],
    ['{End}{ArrowRight}', 'Një'],
  ])('move by %s to %s and focus it', async (keys, name) => {
    renderTabs();
    screen.getByRole('tab', { name: 'Një' }).focus();
    await userEvent.keyboard(keys);
    expect(selected()).toBe(name);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
  });

  it('open the panel in the hash of the address', () => {
    window.location.hash = '#tre';
    renderTabs();
    expect(selected()).toBe('Tre');
  });
});
