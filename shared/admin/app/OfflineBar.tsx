import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../host/host.js';
import { formatDay, formatTime } from '../kit/formatMoment.js';
import { Bar } from '../kit/look/frames.js';
import { useFeedState } from '../kit/resource/useChangeFeed.js';
import { savedAtOfShown } from '../kit/resource/listCache.js';
import { appText, shownAt } from './text.js';

/** A server that starts again is not worth a word. */
const patienceMs = 4_000;

/** Says that the server is gone, of when the shown data is, and what becomes of changes. */
export function OfflineBar() {
  return useFeedState() === 'lost' ? <Line /> : null;
}

function Line() {
  const { outbox } = useHost();
  const { language, t } = useLanguage();
  const [isLong, setIsLong] = useState(false);
  const [lostAt] = useState(() => Date.now());
  const time = useShownAt(lostAt);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);

  if (!isLong) return null;
  const at = time === null ? null : new Date(time).toISOString();
  const today = formatDay(new Date(lostAt).toISOString(), language);
  const day = at === null ? null : formatDay(at, language);
  return (
    <Bar role="status">
      <span>
        {t(appText.offline)} {at === null ? null : t(shownAt(day === today ? null : day, formatTime(at)))}{' '}
        {t(outbox ? appText.changesWait : appText.changesFail)}
      </span>
    </Bar>
  );
}

/** When the shown lists were last known to be true, in ms since 1970: those from the store when they were stored. */
function useShownAt(lostAt: number): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => savedAtOfShown(client, lostAt),
  );
}
