import type { ShownService } from '@ritmi/shared/domain/services/schema';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { PageIntro } from '@ritmi/shared/ui/Block';
import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { type PackagesStart, PackagesScreen } from '../../views/packages/PackagesScreen.js';
import { packagesLead, text } from '../../views/packages/text.js';
import { itemsOf, partCall } from '../listPart.js';
import { agencyCall, listCall, type Loaded, listOf, listOnceKnown, valueOf } from '../load.js';
import { Pager } from '../ListPage.js';
import { idsIn } from './chosen.js';
import { withLoads } from '../useLoads.js';

const loads = {
  packages: partCall('packages', { size: 24, toShown: (pkg) => pkg }),
  services: listCall('services'),
  agency: agencyCall('priceNotice'),
};

export const Page = withLoads(loads, function PackagesPage({ packages, services, agency }) {
  const { discountPerService } = useAgency();
  const { urlParsed, urlPathname } = usePageContext();
  return (
    <>
      <PageIntro text={{ heading: text.heading, lead: packagesLead(discountPerService) }} />
      <PackagesScreen
        packages={listOnceKnown(itemsOf(packages))}
        services={listOnceKnown(services)}
        start={startOf(urlParsed, services)}
        path={urlPathname}
        priceNotice={valueOf(agency)?.priceNotice ?? ''}
        pager={<Pager part={packages} label={text.pages} />}
      />
    </>
  );
});

/**
 * `?krijo=njoftim` opens the second tab with its notice, `?krijo=po&serviceIds=…` with a choice. Other values count as
 * missing, as on the server (`queryValues`).
 */
function startOf(
  { search, searchAll }: PageContext['urlParsed'],
  services: Loaded<readonly ShownService[]>,
): PackagesStart {
  const ids = idsIn(searchAll.serviceIds);
  const isKnown = (id: string) =>
    services.state === 'pending' || listOf(services).some((each) => each.id === id);
  const chosenIds = ids.filter(isKnown);
  if (search.krijo === 'njoftim') return { view: 'notice', chosenIds };
  const isCustom = search.krijo === 'po' || chosenIds.length > 0;
  return { view: isCustom ? 'custom' : 'predefined', chosenIds };
}
