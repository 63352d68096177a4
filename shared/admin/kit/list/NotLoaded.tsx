import { PlainButton, Bar } from '../look/frames.js';

type NotLoadedProps = {
  readonly hasCopy: boolean;
  /** For whoever does not want to wait. */
  readonly onTryAgain: () => void;
};

/** Stands over a list that the server did not give; not in the words of the toast, which says it first. */
export function NotLoaded({ hasCopy, onTryAgain }: NotLoadedProps) {
  return (
    <Bar role="note">
      <span>
        The server did not give this list.{' '}
        {hasCopy ? 'This is the last saved copy.' : 'It is asked again in a few seconds.'}
      </span>
      <PlainButton onClick={onTryAgain}>Try again</PlainButton>
    </Bar>
  );
}
