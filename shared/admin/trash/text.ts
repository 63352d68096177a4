import type { FailureRule } from '../kit/session/failureText.js';

export const text = {
  erase: 'Delete for good',
  eraseQuestion: 'This cannot be undone. Its history and the files that nothing else uses are deleted too.',
  empty: 'Empty the trash',
  emptyQuestion:
    'Everything in the trash is deleted for good, with its history and the files that nothing else uses. This cannot be undone.',
  alreadyErased: 'It is no longer in the trash',
} as const;

export const failures = {
  load: { text: 'Failed to load the trash' },
  erase: {
    text: 'Failed to delete for good',
    withServerText: (serverText: string) => `Failed to delete for good: ${serverText}`,
  },
} satisfies Record<string, FailureRule>;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `Removed 'Dasma' with 3 files`. */
export function removedText(what: string, files: number): string {
  return `Removed ${what} with ${files === 0 ? 'no files' : counted(files, 'file')}`;
}

/** How much was removed when the trash was emptied. */
export const documentsText = (count: number) => counted(count, 'item');
