import { Loading } from '@ritmi/shared/ui/Ring';
import { Bar, PlainButton } from '../look/frames.js';
import type { FailureRule } from '../session/failureText.js';
import { type Load, useLoadFailure } from '../session/useSession.js';

type LoadStateProps = {
  /** Of TanStack Query. */
  readonly query: Load & { readonly refetch: () => Promise<unknown> };
  readonly failure: FailureRule;
};

/** Over what a query shows: that it is loading, or that it failed, which a toast says once. */
export function LoadState({ query, failure }: LoadStateProps) {
  const isFailing = useLoadFailure(query, failure);
  const hasData = query.data !== undefined;
  if (isFailing) return <NotLoaded isCached={hasData} onRetry={() => void query.refetch()} />;
  return hasData ? null : <Loading label="Loading" />;
}

type NotLoadedProps = {
  /** Whether the last good answer is shown. */
  readonly isCached: boolean;
  readonly onRetry: () => void;
};

/** Over a list that the server did not send; not in the words of the toast, which says it first. */
export function NotLoaded({ isCached, onRetry }: NotLoadedProps) {
  return (
    <Bar role="note">
      <span>
        The server did not give this list.{' '}
        {isCached ? 'This is the last saved copy.' : 'It is asked again in a few seconds.'}
      </span>
      <PlainButton onClick={onRetry}>Try again</PlainButton>
    </Bar>
  );
}
