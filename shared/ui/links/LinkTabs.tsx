import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Ring } from '../Ring.js';
import { color, hairline, motion, radius, space, withMouse } from '../tokens.js';
import { isPlainClick } from './plainClick.js';
import { tabAfter } from './tabAfter.js';
import { useHydrated } from './useHydrated.js';

type Tab = {
  /** Also the anchor of its panel. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
};

type LinkTabsProps = {
  readonly label: string;
  /** The first one is open at the beginning. */
  readonly tabs: readonly [Tab, ...Tab[]];
};

/** Tabs that switch in place; they are links to their panels, so that they also switch without JavaScript. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const [open, setOpen] = useState<string>(tabs[0].id);
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = window.location.hash.slice(1);
    if (tabs.some(({ id }) => id === wanted)) setOpen(wanted);
    // Only the address that the page was opened with counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = tabAfter(
      event.key,
      tabs.map(({ id }) => id),
      open,
    );
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelector<HTMLElement>(`[href="#${next}"]`)?.focus();
  }

  return (
    <Panels data-live={isHydrated}>
      <List ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
        {tabs.map(({ id, label: name }) => (
          <TabLink
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            data-vike="false"
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={isHydrated && id !== open ? -1 : 0}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setOpen(id);
            }}
          >
            <Ring size={16} />
            {name}
          </TabLink>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <div key={id} id={id} role="tabpanel" aria-labelledby={`tab-${id}`} data-open={id === open}>
          {content}
        </div>
      ))}
    </Panels>
  );
}

const Panels = styled.div`
  > [role='tabpanel'] {
    display: none;
    scroll-margin-top: 40vh;
  }
  &[data-live='true'] > [data-open='true'],
  &[data-live='false']:not(:has(> :target)) > [data-open='true'],
  &[data-live='false'] > :target {
    display: block;
  }
`;

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-bottom: ${space(10)};
`;

const TabLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding-inline: ${space(4)};
  border-radius: ${radius.pill};
  ${hairline()}
  color: ${color.quiet};
  font-weight: 650;
  text-decoration: none;
  transition:
    color ${motion.feedback},
    background-color ${motion.feedback};
  svg {
    display: none;
  }
  &[aria-selected='true'] {
    background: ${color.card};
    color: ${color.text};
    svg {
      display: block;
    }
  }
  ${withMouse} {
    &:hover {
      color: ${color.text};
    }
  }
`;
