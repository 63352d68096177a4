import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { choice, pill, plainClick } from './Button.js';
import { Ring } from './Ring.js';
import { useHydrated } from './store.js';
import { color, layout, space, surface, type } from './tokens.js';

type TabLook = 'pills' | 'marks';

type TabListProps<Id extends string> = {
  readonly label: string;
  readonly look: TabLook;
  /** `href` is for visitors without JavaScript: the panel, or the page with this tab open. */
  readonly tabs: readonly Readonly<{ id: Id; label: string; href: string; panelId: string }>[];
  readonly open: Id;
  readonly onOpen: (id: Id) => void;
};

/** Tabs as links, so that they also work without JavaScript. A panel must be labelled by `tab-<id>`. */
export function TabList<Id extends string>({ label, look, tabs, open, onOpen }: TabListProps<Id>) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const at = tabs.findIndex(({ id }) => id === open);
    const next = step && tabs[step(at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  }

  return (
    <List ref={list} $look={look} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={handleKey}>
      {tabs.map(({ id, label: name, href, panelId }) => (
        <TabLink
          key={id}
          $look={look}
          id={`tab-${id}`}
          role="tab"
          data-vike="false"
          href={href}
          aria-selected={id === open}
          aria-controls={panelId}
          tabIndex={isHydrated && id !== open ? -1 : 0}
          onClick={plainClick(() => onOpen(id))}
        >
          {look === 'pills' && <Ring size={16} />}
          {name}
        </TabLink>
      ))}
    </List>
  );
}

type TabsProps = {
  readonly label: string;
  /** The first one is open initially. An id is also the anchor of its panel. */
  readonly tabs: readonly [PanelTab, ...PanelTab[]];
};

type PanelTab = { readonly id: string; readonly label: string; readonly content: ReactNode };

export function Tabs({ label, tabs }: TabsProps) {
  const [open, setOpen] = useState<string>(tabs[0].id);
  const isHydrated = useHydrated();

  useEffect(() => {
    const wanted = window.location.hash.slice(1);
    if (tabs.some(({ id }) => id === wanted)) setOpen(wanted);
    // Only the hash that the page was opened with selects a tab.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Panels data-live={isHydrated}>
      <TabList
        label={label}
        look="pills"
        tabs={tabs.map((tab) => ({ ...tab, href: `#${tab.id}`, panelId: tab.id }))}
        open={open}
        onOpen={setOpen}
      />
      {tabs.map(({ id, content }) => (
        <div key={id} id={id} role="tabpanel" aria-labelledby={`tab-${id}`} data-open={id === open}>
          {content}
        </div>
      ))}
    </Panels>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

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

/** At the right of the page's introduction, where there is room: their last line is that of its text. */
const besideIntro = css`
  @media screen and (min-width: 1280px) {
    justify-content: end;
    margin-block: -${space(27)} ${space(14)};
  }
`;

/** Beside each other also on a phone, where their words take two lines. */
const inOneRow = css`
  @media (max-width: 479px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(5)};
    a {
      font-size: 1rem;
      line-height: 1.2;
    }
  }
`;

const List = styled.div<{ $look: TabLook }>`
  ${({ $look }) => ($look === 'pills' ? layout.wrap(2) : layout.wrap(0, 8))}
  margin-bottom: ${({ $look }) => space($look === 'pills' ? 10 : 8)};
  padding-inline: ${({ $look }) => ($look === 'pills' ? 0 : layout.gutter)};
  ${({ $look }) => $look === 'marks' && [inOneRow, besideIntro]}
`;

const marked = css`
  ${type.label}
  ${layout.touchTarget}
  gap: ${space(3)};
  min-height: 52px;
  font-size: ${type.size.lead};
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    border: 2px solid ${color.quiet};
  }
  &[aria-selected='true']::before {
    ${surface.mark}
    border: 0;
  }
  ${choice}
`;

const TabLink = styled.a<{ $look: TabLook }>`
  ${({ $look }) => ($look === 'pills' ? pill : marked)}
`;
