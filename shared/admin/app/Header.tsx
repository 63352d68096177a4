import { CircleUserRound, Menu, Search } from 'lucide-react';
import { NavLink } from 'react-router';
import { styled } from 'styled-components';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, layout, space } from '@ritmi/shared/ui/tokens';
import { useLeave } from '../kit/drafts/LeaveGuard.js';
import { useHost } from '../host/host.js';
import { PlainButton, PlainLink } from '../kit/look/frames.js';
import { words } from '../kit/text.js';
import { useSignOut } from '../kit/session/useSession.js';
import { appText } from './text.js';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(1.5)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
  @media (max-width: 359px) {
    gap: ${space(2)};
    padding-inline: ${space(3)};
  }
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  margin-right: auto;
  overflow: hidden;
  white-space: nowrap;
  font-weight: 700;
  svg {
    flex: none;
  }
  /* Cut after two letters it would say nothing, and the person's name needs the room of the ring where the search is here too. */
  @media (max-width: 479px) {
    span {
      ${layout.visuallyHidden}
    }
    &[data-beside-search] svg {
      display: none;
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  color: ${color.quiet};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** One with an icon only, as wide as a thumb. */
const IconBox = styled(PlainButton)`
  flex: none;
  padding-inline: ${space(2)};
  @media (pointer: coarse) {
    min-width: 44px;
  }
`;

const Toggle = styled(IconBox)`
  @media (min-width: 900px) {
    display: none;
  }
`;

/** Where there is no keyboard or no room, its sheet opens from the palette. */
const Help = styled(PlainButton)`
  @media (pointer: coarse), (max-width: 479px) {
    display: none;
  }
`;

/** On a phone only the icon is visible. */
const Account = styled(PlainLink)`
  position: relative;
  flex: none;
  @media (max-width: 639px) {
    min-width: 44px;
    padding-inline: ${space(2)};
    span {
      ${layout.visuallyHidden}
    }
  }
  @media (min-width: 640px) {
    svg {
      display: none;
    }
  }
`;

type HeaderProps = {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly onHelp: () => void;
  /** Null where the search is in the bar at the bottom. */
  readonly onFind: (() => void) | null;
};

/** The signed-in person, help, account and logout. */
export function Header({ isMenuOpen, onMenu, onHelp, onFind }: HeaderProps) {
  const host = useHost();
  const { t } = useLanguage();
  const leave = useLeave();
  const signOut = useSignOut();
  const { name } = useAgency();

  return (
    <Bar>
      <Toggle
        aria-expanded={isMenuOpen}
        aria-controls="admin-menu"
        aria-label={t(words.menu)}
        onClick={onMenu}
      >
        <Menu size={20} aria-hidden="true" />
      </Toggle>
      <Brand data-beside-search={onFind !== null || undefined}>
        <Ring size={26} />
        <span>{name}</span>
      </Brand>
      {onFind ? (
        <IconBox aria-label={t(appText.find)} title={t(appText.find)} onClick={onFind}>
          <Search size={20} aria-hidden="true" />
        </IconBox>
      ) : null}
      <Help aria-label={t(appText.shortcuts)} onClick={onHelp}>
        ?
      </Help>
      <Name>{host.session.read()?.userName}</Name>
      <Account as={NavLink} to="/account">
        <CircleUserRound size={20} aria-hidden="true" />
        <span>{t(appText.account)}</span>
      </Account>
      <PlainButton onClick={() => leave(() => void signOut())}>Dil</PlainButton>
    </Bar>
  );
}
