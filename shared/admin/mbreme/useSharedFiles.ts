import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHost } from '../host/host.js';

/**
 * Adds the files that another app has shared.
 * @returns whether somebody shared files of which none is here. The address tells that files were shared, and with '0' that
 * none could be kept (web/render/adminAddresses.ts)
 */
export function useSharedFiles(add: (files: readonly File[]) => void): boolean {
  const { sharedFiles } = useHost();
  const [address] = useSearchParams();
  const [isUnreadable, setUnreadable] = useState(false);
  const take = useEffectEvent(add);
  useEffect(() => {
    sharedFiles?.().then(
      (files) => take(files),
      (error: unknown) => {
        console.error(error);
        setUnreadable(true);
      },
    );
  }, [sharedFiles]);
  const shared = address.get('shared');
  return shared === '0' || (shared !== null && isUnreadable);
}
