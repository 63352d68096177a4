import type { ComponentProps } from 'react';

/** What a field takes. Some systems name the type of an M4A in their own way, so its extension counts too. */
const acceptedFiles = {
  // Specification section 5: file inputs accept pictures and videos.
  seen: 'image/*,video/*',
  audio: 'audio/*,.mp3,.m4a,.wav',
  any: 'image/*,video/*,audio/*,.m4a',
};

export type Takes = keyof typeof acceptedFiles;

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> & {
  readonly takes?: Takes;
  readonly onFiles: (files: readonly File[]) => void;
};

/** An input for files that gives them at once. */
export function FileInput({ onFiles, takes = 'seen', ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      accept={acceptedFiles[takes]}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again after it was removed.
        target.value = '';
      }}
    />
  );
}
