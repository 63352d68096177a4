import { useCallback } from 'react';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { type FailureRule, failureText } from './failureText.js';
import { MissingTokenError } from './MissingTokenError.js';
import { sessionText } from './text.js';
import { useSessionEnd } from './useSessionEnd.js';

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
