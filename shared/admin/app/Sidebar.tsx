import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, motion, radius, space, surface } from '@ritmi/shared/ui/tokens';
import { LanguageSwitch } from './AdminLanguage.js';
import { defaultModule, moduleList } from './modules.js';
import { useOtherScreens } from './screens.js';
import { appText } from './text.js';

const Nav = styled.nav<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  padding: ${space(3)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  @media (min-width: 900px) {
    display: block;
    position: sticky;
    top: 0;
    max-height: 100vh;
    overflow-y: auto;
    border-bottom: 0;
    background: none;
  }
`;

const SidebarLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${radius.control};
  font-weight: 550;
  text-decoration: none;
  transition: background-color ${motion.feedback};
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
  // All of them in sight in the window of a laptop.
  @media (min-width: 900px) and (max-height: 899px) and (pointer: fine) {
    min-height: 36px;
  }
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
  }
  &[aria-current] {
    background: ${color.card};
    font-weight: 700;
  }
  &[aria-current]::before {
    ${surface.mark}
  }
`;

const Rest = styled.ul`
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

const Foot = styled.div`
  padding: ${space(4)} ${space(3)} 0;
`;

/** The modules, and below them the views that belong to no module. */
export function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  const here = useLocation().pathname.split('/')[1] || defaultModule;
  const rest = useOtherScreens();

  const entry = ({ id, label, useCount }: Entry) => (
    <li key={id}>
      <SidebarLink to={`/${id}`} aria-current={here === id ? 'page' : undefined}>
        {label}
        {useCount ? <Count useCount={useCount} /> : null}
      </SidebarLink>
    </li>
  );

  return (
    <Nav id="admin-menu" aria-label="Admin" $isOpen={isOpen}>
      <ul>{moduleList.map(entry)}</ul>
      <Rest>{rest.map(entry)}</Rest>
      <Foot>
        <LanguageSwitch />
      </Foot>
    </Nav>
  );
}

type Entry = { readonly id: string; readonly label: string; readonly useCount?: () => number };

const Number = styled.span`
  min-width: 24px;
  margin-left: auto;
  padding: 1px ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.page};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  text-align: center;
`;

/** How much waits in a module; nothing where nothing does. */
function Count({ useCount }: Required<Pick<Entry, 'useCount'>>) {
  const { t } = useLanguage();
  const count = useCount();
  if (count === 0) return null;
  return <Number aria-label={t(appText.unread(count))}>{count}</Number>;
}
