export type ConsentChoice = 'accepted' | 'refused';

const key = 'consent';
const listeners = new Set<() => void>();

// A browser that forbids storage keeps the answer for this page load only.
let unkept: ConsentChoice | null = null;

/** The visitor's choice, or null before there is one. A browser that keeps nothing asks again on each page load. */
export function readConsent(): ConsentChoice | null {
  try {
    const kept = window.localStorage.getItem(key);
    return kept === 'accepted' || kept === 'refused' ? kept : unkept;
  } catch {
    return unkept;
  }
}

export function writeConsent(choice: ConsentChoice): void {
  try {
    window.localStorage.setItem(key, choice);
    unkept = null;
  } catch {
    unkept = choice;
  }
  for (const listener of listeners) listener();
}

/** Calls back after each choice; answers how to stop. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
