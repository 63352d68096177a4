/** How long the server remembers an Idempotency-Key, in milliseconds. */
export const keyMemoryMs = 30 * 24 * 60 * 60 * 1000;

/** Whether an address names a document as the API does. */
export function isDocumentId(id: string): boolean {
  return /^[0-9a-f]{24}$/i.test(id);
}
