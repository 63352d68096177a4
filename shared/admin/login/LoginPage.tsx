import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import type { Host } from '../app/host.js';
import { LoginForm } from './LoginForm.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: ${space(6)};
  padding: clamp(32px, 12vh, 120px) 16px 48px;
`;

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  width: min(400px, 100%);
  padding: ${space(6)};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  h1 {
    font-size: 1.75rem;
  }
`;

type LoginPageProps = {
  readonly host: Pick<Host, 'connection' | 'session' | 'drafts'>;
  readonly onSignedIn: (path: string) => void | Promise<void>;
  /** Whether one may type at once: not under a header, which comes first there. */
  readonly isFirst?: boolean;
  /** Whether this page brings the place where toasts appear; inside the admin there is one already. */
  readonly hasToasts?: boolean;
};

/** The standalone login; the frame around it brings header and footer. */
export function LoginPage({ host, onSignedIn, isFirst = false, hasToasts = false }: LoginPageProps) {
  return (
    <Frame>
      <Ring size={48} />
      <Card>
        <h1>Identifikohu</h1>
        <LoginForm host={host} place="page" isFirst={isFirst} onSignedIn={onSignedIn} />
      </Card>
      {hasToasts ? <Toasts /> : null}
    </Frame>
  );
}
