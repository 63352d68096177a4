import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { isPlainClick } from '@ritmi/shared/ui/links/plainClick';
import { tabAfter } from '@ritmi/shared/ui/links/tabAfter';
import { useHydrated } from '@ritmi/shared/ui/links/useHydrated';
import { color, layout, mark, motion, space, type, withMouse } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

export type PackageTab = 'predefined' | 'custom';

/** Ids of the panels. */
export const panelIds: Readonly<Record<PackageTab, string>> = { predefined: 'te-gatshme', custom: 'vetja' };

const tabs = ['predefined', 'custom'] as const;

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(8)};
  margin-bottom: ${space(8)};
  padding-inline: ${layout.gutter};
`;

const Tab = styled.a`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  color: ${color.quiet};
  font-size: ${type.size.lead};
  text-decoration: none;
  transition: color ${motion.feedback};
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    border: 2px solid ${color.quiet};
  }
  ${withMouse} {
    &:hover {
      color: ${color.text};
    }
  }
  &[aria-selected='true'] {
    color: ${color.text};
    &::before {
      ${mark}
      border: 0;
    }
  }
`;

type PackageTabsProps = {
  readonly tab: PackageTab;
  /** Address of the page with a tab open, with the language. */
  readonly hrefOf: (tab: PackageTab) => string;
  readonly onChange: (tab: PackageTab) => void;
};

/** Links with the roles of tabs: without JavaScript the server opens the other one. */
export function PackageTabs({ tab, hrefOf, onChange }: PackageTabsProps) {
  const { t } = useLanguage();
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = tabAfter(event.key, tabs, tab);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }
  return (
    <List ref={list} role="tablist" aria-label={t(text.tabs)} onKeyDown={handleKey} tabIndex={-1}>
      {tabs.map((each) => (
        <Tab
          key={each}
          id={`tab-${each}`}
          role="tab"
          data-vike="false"
          href={hrefOf(each)}
          aria-selected={each === tab}
          aria-controls={panelIds[each]}
          tabIndex={isHydrated && each !== tab ? -1 : 0}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChange(each);
          }}
        >
          {t(text[each])}
        </Tab>
      ))}
    </List>
  );
}
