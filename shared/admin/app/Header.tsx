import { Menu } from 'lucide-react';
import { styled } from 'styled-components';
import { logout } from '@ritmi/shared/client/session';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { useLeaveGuard } from '../kit/leaving/LeaveGuard.js';
import { useHost } from '../kit/HostContext.js';
import { PlainButton } from '../kit/look/buttons.js';
import { ownerOf } from '../kit/session/owner.js';
import { dropResume } from '../kit/session/resume.js';
import { useLogin } from '../kit/session/useLogin.js';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 60px;
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.line};
  background: ${color.raised};
`;

const Brand = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-right: auto;
  font-weight: 700;
`;

const Name = styled.span`
  overflow: hidden;
  color: ${color.quiet};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Toggle = styled(PlainButton)`
  // However long the name is.
  flex: none;
  padding-inline: ${space(2)};
  @media (min-width: 900px) {
    display: none;
  }
`;

const Help = styled(PlainButton)`
  @media (pointer: coarse) {
    display: none;
  }
`;

type HeaderProps = {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly onHelp: () => void;
};

/** Who is signed in, and the way out. */
export function Header({ isMenuOpen, onMenu, onHelp }: HeaderProps) {
  const host = useHost();
  const { leave } = useLeaveGuard();
  const openLogin = useLogin();

  async function signOut() {
    // The call takes the token along before it is cleared; nobody waits for a server that is away.
    logout(host.connection).catch((error: unknown) => console.error(error));
    const session = host.session.read();
    host.session.clear();
    if (session) await dropResume(host.drafts, ownerOf(session));
    await openLogin();
  }

  return (
    <Bar>
      <Toggle
        type="button"
        aria-expanded={isMenuOpen}
        aria-controls="admin-menu"
        aria-label="Menu"
        onClick={onMenu}
      >
        <Menu size={20} aria-hidden="true" />
      </Toggle>
      <Brand>
        <Ring size={26} />
        Ritmi
      </Brand>
      <Help type="button" aria-label="Keyboard shortcuts" onClick={onHelp}>
        ?
      </Help>
      <Name>{host.session.read()?.userName}</Name>
      <PlainButton type="button" onClick={() => leave(() => void signOut())}>
        Dil
      </PlainButton>
    </Bar>
  );
}
