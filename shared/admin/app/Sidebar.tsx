import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { color, mark, motion, radius, space, withMouse } from '@ritmi/shared/ui/tokens';
import { useHost } from '../host/host.js';
import { defaultModule, moduleList } from './modules.js';

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

const Place = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  padding: 0 ${space(3)};
  border-radius: ${radius.control};
  font-weight: 550;
  text-decoration: none;
  transition: background-color ${motion.feedback};
  ${withMouse} {
    &:hover {
      background: ${color.card};
    }
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
    ${mark}
  }
`;

const Rest = styled.ul`
  margin-top: ${space(4)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};
`;

/** The modules, and below them the views that belong to no module. */
export function Sidebar({ isOpen }: { readonly isOpen: boolean }) {
  const { settings } = useHost();
  const here = useLocation().pathname.split('/')[1] || defaultModule;
  const rest = [
    { id: 'trash', label: 'Trash' },
    { id: 'history', label: 'History' },
    ...(settings ? [{ id: 'settings', label: 'Settings' }] : []),
  ];

  const entry = ({ id, label }: { id: string; label: string }) => (
    <li key={id}>
      <Place to={`/${id}`} aria-current={here === id ? 'page' : undefined}>
        {label}
      </Place>
    </li>
  );

  return (
    <Nav id="admin-menu" aria-label="Admin" $isOpen={isOpen}>
      <ul>{moduleList.map(entry)}</ul>
      <Rest>{rest.map(entry)}</Rest>
    </Nav>
  );
}
