import { useEffect, useState } from 'react';
import type { Connection } from '@ritmi/shared/client/request';
import type { StoredMedia } from '@ritmi/shared/domain/uploads/library';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { Bar, PlainButton } from '../look/frames.js';
import { sha256Of } from './sha256.js';
import { readStoredMedia } from './storedMedia.js';
import { shownName } from './LibraryGrid.js';
import { mediaText } from './text.js';

type StoredBeforeProps = {
  readonly file: File;
  /** Address under which it has been stored now; null before that. */
  readonly url: string | null;
  /** Whether it is one of several, and so is named. */
  readonly isNamed?: boolean;
  readonly onUse: (stored: StoredMedia) => void;
};

/** Offers the file of the library that has the same bytes, in place of one more copy. */
export function StoredBefore({ file, url, isNamed = false, onUse }: StoredBeforeProps) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const [found, setFound] = useState<readonly StoredMedia[]>([]);
  useEffect(() => {
    const looking = new AbortController();
    void filesLike(connection, file, looking.signal).then((files) => {
      if (!looking.signal.aborted) setFound(files);
    });
    return () => looking.abort();
  }, [connection, file]);

  const stored = found.find((each) => each.url !== url);
  return (
    <div aria-live="polite">
      {stored ? (
        <Bar>
          <span>
            {t(isNamed ? mediaText.oneStoredBefore(shownName(stored.name)) : mediaText.storedBefore)}
          </span>
          <PlainButton onClick={() => onUse(stored)}>{t(mediaText.useStored)}</PlainButton>
        </Bar>
      ) : null}
    </div>
  );
}

/** None where the file or the library cannot be read: it is uploaded all the same. */
async function filesLike(
  connection: Connection,
  file: File,
  signal: AbortSignal,
): Promise<readonly StoredMedia[]> {
  try {
    const sha256 = await sha256Of(file, signal);
    return (await readStoredMedia(connection, { sha256, limit: 2 })).value;
  } catch {
    return [];
  }
}
