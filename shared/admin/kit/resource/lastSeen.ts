import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import type { EntityName, PublishedName } from '@ritmi/shared/domain/entities';
import { useHost } from '../../host/host.js';

const seen = z.object({ rows: z.array(z.unknown()), savedAt: z.number() });

/**
 * Keeps the last state of a list that is not published, or of the latest files of the library, where the host keeps such on its computer, and gives it back
 * while the server is away. Browsers keep nothing of people.
 * @param fresh what the server has sent; undefined while it has not
 */
export function useLastSeen<T>(
  name: Exclude<EntityName, PublishedName> | 'media',
  fresh: readonly T[] | undefined,
  isAway: boolean,
): readonly T[] | undefined {
  const { lastSeen } = useHost();
  useEffect(() => {
    if (fresh) lastSeen?.write(name, { rows: fresh, savedAt: Date.now() }).catch(console.error);
  }, [lastSeen, name, fresh]);
  const { data } = useQuery({
    // As the copies of published lists, so that the bar says of when it is.
    queryKey: ['cached', name],
    queryFn: async () => {
      const { success, data: last } = seen.safeParse(await lastSeen?.read(name));
      return success ? last : null;
    },
    enabled: isAway && lastSeen !== undefined,
  });
  // This app has written the rows as the server sent them.
  return isAway ? (data?.rows as T[] | undefined) : undefined;
}
