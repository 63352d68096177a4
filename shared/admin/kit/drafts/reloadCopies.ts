/**
 * Keeps a list across a reload of the page, which drops writes that are still queued, while session storage is written
 * synchronously.
 */
export function keepForReload(key: string, list: readonly unknown[]): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(list));
  } catch (error) {
    console.error(error);
  }
}

/** The list from before a reload, once; empty if there is none. */
export function takeAfterReload(key: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    window.sessionStorage.removeItem(key);
    return Array.isArray(list) ? list : [];
  } catch (error) {
    console.error(error);
    return [];
  }
}
