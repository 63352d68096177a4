/** For pages that name the day, in UTC as `YYYY-MM-DD`: fetched as data, so that server and browser show the same one. */
export function data() {
  return { today: new Date().toISOString().slice(0, 10) };
}

export type Data = ReturnType<typeof data>;
