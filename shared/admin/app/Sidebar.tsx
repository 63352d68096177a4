import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { at, color, motion, radius, space } from '@ritmi/shared/ui/tokens';
import { LanguageSwitch } from './AdminLanguage.js';
import { Count } from './Count.js';
import { defaultModule, groups, type Module, type ModuleId, moduleList } from './modules.js';
import { useOtherScreens } from './screens.js';

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
  @media (min-width: 900px) and (max-height: 959px) and (pointer: fine) {
    min-height: 36px;
  }
  svg {
    flex: none;
    color: ${color.quiet};
  }
  &[aria-current] {
    background: ${color.card};
    font-weight: 700;
    svg {
      color: ${color.accent};
    }
  }
`;

const Places = styled.ul`
  & + & {
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    border-top: 1px solid ${color.line};
  }
`;

const Foot = styled.div`
  padding: ${space(4)} ${space(3)} 0;
`;

/** Screens without a line of their own, and where they are found. */
const listed: Readonly<Record<string, ModuleId>> = { mbreme: 'events', faqja: 'settings' };

/** The modules by their groups, and in the last one the views that belong to no module. */
export function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  const path = useLocation().pathname.split('/')[1] || defaultModule;
  const here = listed[path] ?? path;
  const rest = useOtherScreens();

  const entry = ({ id, label, Icon, useCount }: Entry) => (
    <li key={id}>
      <SidebarLink to={`/${id}`} aria-current={path === id ? 'page' : here === id ? 'true' : undefined}>
        <Icon size={18} aria-hidden="true" />
        {label}
        {useCount ? <Count useCount={useCount} /> : null}
      </SidebarLink>
    </li>
  );

  return (
    <Nav id="admin-menu" aria-label="Admin" $isOpen={isOpen}>
      {groups.map((name) => (
        <Places key={name}>
          {moduleList.filter(({ group }) => group === name).map(entry)}
          {name === 'house' ? rest.map(entry) : null}
        </Places>
      ))}
      <Foot>
        <LanguageSwitch />
      </Foot>
    </Nav>
  );
}

type Entry = Pick<Module, 'label' | 'Icon' | 'useCount'> & { readonly id: string };
