import { mediaType } from '@ritmi/shared/domain/media';
import type { StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { FilmState } from './FilmState.js';
import { StoredBefore } from './StoredBefore.js';
import { useAddresses } from './useAddresses.js';

/** A file that was uploaded, and its address. */
export type DoneUpload = { readonly file: File; readonly url: string };

type UploadNotesProps = {
  /** Name of the field. */
  readonly name: string;
  readonly done: readonly DoneUpload[];
  /** The file that is being uploaded. */
  readonly file: File | undefined;
  /** Takes a file of the library in place of the one that is being uploaded. */
  readonly onInstead: (file: File, stored: StoredMedia) => void;
};

/** What is to be said of the files that a field uploaded last, while it has them. */
export function UploadNotes({ name, done, file, onInstead }: UploadNotesProps) {
  const addresses = useAddresses(name);
  const kept = done.filter(({ url }) => addresses.has(url));
  const sent = file ? [...kept, { file, url: null }] : kept;
  return (
    <>
      {sent.map((each, place) => (
        <StoredBefore
          // oxlint-disable-next-line react/no-array-index-key -- A file keeps its place when its upload is over.
          key={place}
          {...each}
          isNamed={sent.length > 1}
          onUse={(stored) =>
            each.url === null ? onInstead(each.file, stored) : addresses.replace(each.url, stored.url)
          }
        />
      ))}
      {kept.map((each) => (isFilm(each) ? <FilmState key={each.url} url={each.url} /> : null))}
    </>
  );
}

/** Whether it is a film that the server has; one that waits in the outbox has another address. */
function isFilm({ file, url }: DoneUpload): boolean {
  return url.startsWith('/uploads/') && (file.type.startsWith('video/') || mediaType(url) === 'video');
}
