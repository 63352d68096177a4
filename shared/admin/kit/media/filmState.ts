import type { Message } from '@ritmi/shared/domain/language';
import type { FilmProblem, StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { filmText } from './text.js';

const problems: Readonly<Record<FilmProblem, Message>> = {
  noFfmpeg: filmText.noFfmpeg,
  noSpace: filmText.noSpace,
  tooManyPixels: filmText.tooManyPixels,
  notConverted: filmText.notConverted,
};

/** What is to be said of a film that not every browser plays; null when there is nothing. */
export function filmNote({ state, problem = 'notConverted' }: StoredMedia): Message | null {
  if (state === 'ready') return null;
  return state === 'processing' ? filmText.processing : problems[problem];
}

/** The same in a word or two. */
export function filmWords({ state }: StoredMedia): readonly Message[] {
  if (state === 'ready') return [];
  return [state === 'processing' ? filmText.inWork : filmText.failed];
}
