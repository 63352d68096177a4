import type { ReactNode } from 'react';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleMember, sampleSection } from '@ritmi/shared/domain/sample';
import { AboutStory, AboutTeam, AboutTimeline } from './AboutSections.js';

const inEnglish = (view: ReactNode) => render(<LanguageProvider language="en">{view}</LanguageProvider>);
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('the about page', () => {
  // spec: 2.about.story, contract.decision.about
  it('has a built-in history, vision and mission while there are no sections, in both languages', () => {
    const { unmount } = render(<AboutStory sections={[]} />);
    expect(headings()).toEqual(['Historia jonë', 'Vizioni dhe misioni']);
    unmount();
    inEnglish(<AboutStory sections={[]} />);
    expect(headings()).toEqual(['Our history', 'Vision and mission']);
  });

  it('has a timeline from the beginnings until today', () => {
    render(<AboutTimeline />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '2005',
      '2017',
      'Sot',
    ]);
  });

  // spec: contract.decision.about, contract.decision.managed
  it('shows the sections when there are some', () => {
    render(<AboutStory sections={[sampleSection()]} />);
    expect(headings()).toEqual(['Si punojmë']);
  });

  it('renders each paragraph of a section as one', () => {
    const content = 'E para.\n\nE dyta\nme dy rreshta.\n\nE para.';
    render(<AboutStory sections={[sampleSection({ content })]} />);
    expect(screen.getAllByText('E para.').map(({ tagName }) => tagName)).toEqual(['P', 'P']);
    expect(screen.getByText(/E dyta/).tagName).toBe('P');
  });

  it('plays a section’s video', () => {
    render(<AboutStory sections={[sampleSection({ image: '/uploads/klip.mp4' })]} />);
    expect(screen.getByLabelText('Si punojmë', { selector: 'video' })).toHaveAttribute(
      'src',
      '/uploads/klip.mp4',
    );
  });

  // spec: 2.about.team, contract.decision.about
  it('has a built-in team of two while there are no members', () => {
    const { unmount } = render(<AboutTeam members={[]} />);
    expect(headings()).toEqual(['Ekipi', 'Taulant Gjeta', 'Ilir Lumani']);
    unmount();
    render(<AboutTeam members={[sampleMember()]} />);
    expect(headings()).toEqual(['Ekipi', 'Mira Gjoka']);
  });

  it('marks the texts of administrators as Albanian on an English page, and no others', () => {
    const { unmount } = inEnglish(<AboutStory sections={[sampleSection()]} />);
    expect(screen.getByText('Si punojmë').closest('[lang]')).toHaveAttribute('lang', 'sq');
    unmount();
    const { container } = inEnglish(<AboutStory sections={[]} />);
    expect(container.querySelector('[lang]')).toBeNull();
  });
});
