import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { useDrafts } from '../drafts/Drafts.js';
import { mediaText } from '../media/text.js';
import { uploadFailure } from '../media/uploads.js';
import { useReportFailure } from '../session/useSession.js';
import { useLatest } from '../useLatest.js';
import { uploadsText as text } from './text.js';
import { UploadQueue } from './UploadQueue.js';

const Context = createContext<UploadQueue | null>(null);

/** How often the library is read again while files arrive, in ms. */
const refreshMs = 5_000;

/** Uploads to the library on every screen of the admin, so that they go on wherever people are. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const { owner } = useDrafts();
  const client = useQueryClient();
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const latest = useLatest({ t, reportFailure });

  const { queue, refresh } = useMemo(() => {
    const refresh = createRefresh(() => void client.invalidateQueries({ queryKey: ['changed', 'media'] }));
    const queue = new UploadQueue(host, owner, {
      onStored: refresh.soon,
      onOver: (stored) => {
        refresh.now();
        const over = latest.current.t(text.over({ stored: stored.length, known: 0, refused: 0 }));
        showSuccess(over);
        host.notify?.(over);
      },
      onSignedOut: (error) => void latest.current.reportFailure(error, uploadFailure(error)),
      onHasLocation: () => showFailure(latest.current.t(mediaText.hasLocation), { toastId: 'location' }),
    });
    return { queue, refresh };
  }, [client, host, owner, latest]);

  useEffect(() => {
    queue.start();
    return () => {
      queue.stop();
      refresh.stop();
    };
  }, [queue, refresh]);

  // The taskbar needs whole percents only.
  useEffect(() => {
    const { showProgress } = host;
    if (!showProgress) return;
    let shown: number | null = null;
    return queue.totals.subscribe(() => {
      const { open, bytes, sentBytes } = queue.totals.get();
      const share = open > 0 && bytes > 0 ? Math.floor((100 * sentBytes) / bytes) / 100 : null;
      if (share !== shown) showProgress(share);
      shown = share;
    });
  }, [host, queue]);

  return <Context value={queue}>{children}</Context>;
}

/** The uploads to the library. */
export function useUploadQueue(): UploadQueue {
  const queue = useContext(Context);
  if (!queue) throw new Error('Uploads need an UploadsProvider');
  return queue;
}

/** Calls `refresh` at once, or at most every few seconds. */
function createRefresh(refresh: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
  const now = () => {
    stop();
    refresh();
  };
  return {
    now,
    stop,
    soon: () => {
      timer ??= setTimeout(now, refreshMs);
    },
  };
}
