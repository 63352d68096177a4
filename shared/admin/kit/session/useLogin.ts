import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useHost } from '../../host/host.js';

/** Goes to the login page and resolves when it is shown: toasts sent before that would go with the page. */
export function useLogin(): () => Promise<void> {
  const host = useHost();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (host.openLogin) await host.openLogin();
    else await navigate('/login', { replace: true });
  }, [host, navigate]);
}
