import { useCallback, useEffect, useRef } from 'react';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { type FailureRule, MissingTokenError, failureText, sessionText } from './failureText.js';
import { useSessionEnd } from './useSession.js';

/** Shows why something failed, as the rule words it; a 401 ends the session instead. */
export function useFailure(): (error: unknown, rule: FailureRule) => Promise<void> {
  const endSession = useSessionEnd();
  return useCallback(
    async (error, rule) => {
      console.error(error);
      if (error instanceof MissingTokenError) return endSession(sessionText.missingToken);
      if (error instanceof ApiError && error.status === 401) return endSession(sessionText.expired);
      showFailure(failureText(error, rule));
    },
    [endSession],
  );
}

type Load = {
  /** The last good answer. */
  readonly data: unknown;
  readonly error: Error | null;
  readonly errorUpdateCount: number;
};

/**
 * Says once why a load fails, however often it is tried again before it succeeds.
 * @returns whether it fails for now
 */
export function useLoadFailure({ data, error, errorUpdateCount }: Load, rule: FailureRule): boolean {
  const hasAnswer = data !== undefined;
  const fail = useFailure();
  const isReported = useRef(false);
  useEffect(() => {
    // A load that has never succeeded has no error while it is tried again.
    if (!error && hasAnswer) isReported.current = false;
    if (!error || isReported.current) return;
    isReported.current = true;
    void fail(error, rule);
  }, [error, hasAnswer, fail, rule]);
  return error !== null || (!hasAnswer && errorUpdateCount > 0);
}
