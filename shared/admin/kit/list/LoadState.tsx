import { useLanguage } from '@ritmi/shared/ui/Language';
import { Loading } from '@ritmi/shared/ui/Ring';
import { Bar, PlainButton } from '../look/frames.js';
import type { FailureRule } from '../model/failureText.js';
import { words } from '../text.js';
import { type Load, useLoadFailure } from '../session/useSession.js';

type LoadStateProps = {
  readonly query: Load & { readonly refetch: () => Promise<unknown> };
  readonly failure: FailureRule;
};

/** Shown above the content of a query while it is loading or failing; a toast also reports a failure, once. */
export function LoadState({ query, failure }: LoadStateProps) {
  const { t } = useLanguage();
  const isFailing = useLoadFailure(query, failure);
  const hasData = query.data !== undefined;
  if (isFailing) return <NotLoaded isCached={hasData} onRetry={() => void query.refetch()} />;
  return hasData ? null : <Loading label={t(words.loading)} />;
}

type NotLoadedProps = {
  /** Whether the last good response is shown. */
  readonly isCached: boolean;
  readonly onRetry: () => void;
};

/** Shown above a list that failed to load. Worded differently from the toast, which is shown at the same time. */
export function NotLoaded({ isCached, onRetry }: NotLoadedProps) {
  const { t } = useLanguage();
  return (
    <Bar role="note">
      <span>
        {t(words.notLoaded)} {t(isCached ? words.lastCopy : words.retriesSoon)}
      </span>
      <PlainButton onClick={onRetry}>{t(words.again)}</PlainButton>
    </Bar>
  );
}
