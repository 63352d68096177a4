/** Names by which server, pages and the browser's start script (web/render/start) find each other in the page. */

/** Id of the script element with the loaded data as JSON. */
export const pageDataId = 'page-data';

declare global {
  interface WindowEventMap {
    [hydratingEvent]: CustomEvent<(changes: readonly MutationRecord[]) => void>;
  }
}

/** Dispatched on the window just before React hydrates the page; the start script calls its detail with the changes. */
export const hydratingEvent = 'ritmi:hydrating';

/** Dispatched on the window when the page is hydrated and handles clicks. */
export const readyEvent = 'ritmi:ready';

/** On the question for consent, which the server renders hidden. */
export const consentMark = 'data-consent';

/** Under which the browser stores the answer, which is the value of the button. */
export const consentKey = 'consent';

/** On a link that opens something on the page once its script runs; the start script calls it a button. */
export const opensMark = 'data-opens';

/** On a form that the browser submits by itself: clicks in it need not wait for scripts. */
export const nativeMark = 'data-native';

/** The properties of an element with this mark, for which the start script looks. */
export function marked(mark: string): Readonly<Record<string, string>> {
  return { [mark]: '' };
}
