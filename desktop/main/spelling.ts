import type { Session } from 'electron';

const wanted = ['sq', 'en-US'];

/** Spell check in Albanian where the system has it, beside English: the admin's texts mix both. */
export function checkSpelling(session: Session): void {
  // macOS finds the language of a text by itself.
  if (process.platform === 'darwin') return;
  const available = wanted.filter((language) => session.availableSpellCheckerLanguages.includes(language));
  if (available.length > 0) session.setSpellCheckerLanguages(available);
}
