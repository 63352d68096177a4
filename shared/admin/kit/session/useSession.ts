import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { request } from '@ritmi/shared/client/request';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { ownerOf, useHost } from '../../host/host.js';
import { useDrafts } from '../drafts/Drafts.js';
import { clearResume, storeResume } from '../drafts/resume.js';
import { endNotices } from './phone.js';
import { ApiError } from '@ritmi/shared/client/ApiError';
import {
  type FailureRule,
  MissingTokenError,
  failureText,
  reasonOf,
  sessionText,
} from '../model/failureText.js';
import { forgetLists } from '../model/storedLists.js';
import { useFixed } from '../fixed.js';

/** Goes to the login page and resolves when it is shown: earlier toasts would disappear with the page. */
export function useLogin(): () => Promise<void> {
  const host = useHost();
  const navigate = useNavigate();
  return useCallback(async () => {
    if (host.openLogin) await host.openLogin();
    else await navigate('/login', { replace: true });
  }, [host, navigate]);
}

/** Signs out and goes to the login. */
export function useSignOut(): () => Promise<void> {
  const host = useHost();
  const openLogin = useLogin();
  return async () => {
    const session = host.session.read();
    // The calls have the token, which is cleared at once; signing out does not wait for the responses.
    const connection = { ...host.connection, token: () => session?.token ?? null };
    const logOut = () => request(connection, { method: 'POST', path: '/auth/logout' });
    // A phone on which nobody is signed in is told nothing.
    const ended = host.push ? endNotices(host.push, connection).catch(console.error).then(logOut) : logOut();
    ended.catch(console.error);
    host.session.clear();
    if (session) await clearResume(host.drafts, ownerOf(session));
    // Without storage there are none.
    await forgetLists().catch(() => undefined);
    await openLogin();
  };
}

/**
 * Ends a session that the server no longer accepts: stores what is open, clears the token and the flag, goes to
 * /login and says why (specification section 8).
 */
export function useSessionEnd(): (message: string) => Promise<void> {
  const host = useHost();
  const drafts = useDrafts();
  const openLogin = useLogin();
  const fixed = useFixed();
  const { pathname, search } = useLocation();
  return useCallback(
    async (message) => {
      // A late response must not end a session that has begun since, nor overwrite what was open.
      if (!drafts.isInUse()) return;
      const session = host.session.read();
      const owner = session ? ownerOf(session) : drafts.owner;
      host.session.clear();
      await drafts.flushed();
      await storeResume(host.drafts, owner, { path: pathname + search, drafts: drafts.openIds() });
      await openLogin();
      // Several calls may fail because of the same end.
      showFailure(fixed(message), { toastId: message });
    },
    [host, drafts, openLogin, fixed, pathname, search],
  );
}

/** Ends the session when the outbox reports that the server no longer accepts it. */
export function useLostSession(): void {
  const { outbox, browserOutbox } = useHost();
  const sending = outbox ?? browserOutbox;
  const endSession = useSessionEnd();
  useEffect(() => sending?.onSessionLost(() => void endSession(sessionText.expired)), [sending, endSession]);
}

/** Shows why something failed, with a message of the rule; a 401 ends the session instead. */
export function useReportFailure(): (error: unknown, rule: FailureRule) => Promise<void> {
  const endSession = useSessionEnd();
  const { t } = useLanguage();
  const fixed = useFixed();
  return useCallback(
    async (error, rule) => {
      console.error(error);
      if (error instanceof MissingTokenError) return endSession(sessionText.missingToken);
      if (error instanceof ApiError && error.status === 401) return endSession(sessionText.expired);
      const reason = rule.saysWhy ? reasonOf(error) : null;
      const detail = reason ? { detail: t(reason) } : {};
      showFailure(fixed(failureText(error, rule)), { ...detail, about: rule.about });
    },
    [endSession, fixed, t],
  );
}

export type Load = Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>;

/**
 * Reports a failing load once, however often it is retried before it succeeds.
 * @returns whether it is failing now
 */
export function useLoadFailure({ data, error, errorUpdateCount }: Load, rule: FailureRule): boolean {
  const hasAnswer = data !== undefined;
  const reportFailure = useReportFailure();
  const isReported = useRef(false);
  useEffect(() => {
    // A load that has never succeeded has no error while it is retried.
    if (!error && hasAnswer) isReported.current = false;
    if (!error || isReported.current) return;
    isReported.current = true;
    void reportFailure(error, rule);
  }, [error, hasAnswer, reportFailure, rule]);
  return error !== null || (!hasAnswer && errorUpdateCount > 0);
}
