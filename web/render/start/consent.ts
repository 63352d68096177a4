import { consentKey, consentMark } from '../marks.js';

/** Stores an answer to the question for consent at its click: who leaves before the page's scripts run is not asked again. */
export function keepAnswer(target: Element): void {
  const bar = target.closest<HTMLElement>(`[${consentMark}]`);
  const answer = target.closest('button')?.value;
  if (!bar || !answer) return;
  bar.hidden = true;
  try {
    localStorage.setItem(consentKey, answer);
  } catch {
    // Storage is forbidden: the page's own script repeats the click.
  }
}
