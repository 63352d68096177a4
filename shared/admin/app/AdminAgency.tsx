import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { resource } from '@ritmi/shared/client/resource';
import { agencyIn } from '@ritmi/shared/client/settings';
import { factsOf, noFacts } from '@ritmi/shared/domain/agency/agency';
import { sourceLanguage } from '@ritmi/shared/domain/language';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { useHost } from '../host/host.js';
import { singleKey } from '../kit/model/queries.js';
import { readCachedList } from '../kit/resource/listCache.js';
import { storeList } from '../kit/model/storedLists.js';

/** Provides the agency's name and discount; those of the last answer while there is none. */
export function AdminAgency({ children }: { readonly children: ReactNode }) {
  const host = useHost();
  const { data = noFacts } = useQuery({
    queryKey: singleKey('settings'),
    queryFn: async () => {
      const document = await resource(host.connection, 'settings')
        .get()
        .then(
          async ({ value }) => {
            await storeList(host, 'settings', [value]).catch((error: unknown) => console.error(error));
            return value;
          },
          async (error: unknown) => {
            const [stored] = (await readCachedList('settings'))?.rows ?? [];
            if (stored) return stored;
            throw error;
          },
        );
      return factsOf(agencyIn(document, sourceLanguage));
    },
  });
  return <AgencyProvider value={data}>{children}</AgencyProvider>;
}
