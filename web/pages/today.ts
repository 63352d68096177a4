/** The day in UTC as `YYYY-MM-DD`, fetched as data so that server and browser show the same one. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
