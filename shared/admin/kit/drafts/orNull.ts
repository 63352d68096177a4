/** What the store answers, or null: a store that is damaged or forbidden must not stop people from working. */
export async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return null;
  }
}
