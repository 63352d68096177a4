/** What the worker tells a window of the admin: to open a path of the site. */
export type OpenMessage = { readonly open: string };

/** Whether a message is one of the worker's. */
export function isOpenMessage(message: unknown): message is OpenMessage {
  return (
    typeof message === 'object' && message !== null && 'open' in message && typeof message.open === 'string'
  );
}
