import { Bar } from '../look/frames.js';

/** Stands over a list that the server did not give; not in the words of the toast, which says it first. */
export function NotLoaded({ hasCopy }: { readonly hasCopy: boolean }) {
  return (
    <Bar role="note">
      The server did not give this list.{' '}
      {hasCopy ? 'This is the last saved copy.' : 'It is asked again in a few seconds.'}
    </Bar>
  );
}
