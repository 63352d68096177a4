/** Names by which server, pages and the browser's start script (web/render/start) find each other in the page. */

/** Id of the script element with the loaded data as JSON. */
export const pageDataId = 'page-data';

/** Dispatched on the window just before React hydrates the page. */
export const hydratingEvent = 'ritmi:hydrating';

/** Dispatched on the window when the page is hydrated and handles clicks. */
export const readyEvent = 'ritmi:ready';

/** Attributes that the start script looks for. */
export const marks = {
  /** On the question for consent, which the server renders hidden. */
  consent: 'data-consent',
  /** On a link that opens something on the page once its script runs; the start script calls it a button. */
  opens: 'data-opens',
  /** On a form that the browser submits by itself: clicks in it need not wait for scripts. */
  native: 'data-native',
} as const;

/** The properties of an element with this mark. */
export function marked(mark: keyof typeof marks): Readonly<Record<string, string>> {
  return { [marks[mark]]: '' };
}
