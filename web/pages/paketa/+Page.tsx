import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import type { PageContext } from 'vike/types';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { type PackagesStart, PackagesScreen } from '../../views/packages/PackagesScreen.js';
import { text } from '../../views/packages/text.js';
import { listOf } from '../load.js';
import { loadServices } from '../sherbime/loadServices.js';
import { useLoaded } from '../useLoaded.js';
import type { Data } from './+data.js';
import { loadPackages } from './loadPackages.js';

export function Page() {
  const { t } = useLanguage();
  const { urlParsed, urlPathname } = usePageContext();
  const first = useData<Data>();
  const packages = useLoaded(first.packages, loadPackages);
  const services = useLoaded(first.services, loadServices);
  return (
    <>
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      <PackagesScreen
        packages={packages.state === 'pending' ? null : listOf(packages)}
        services={listOf(services)}
        start={startOf(urlParsed)}
        path={urlPathname}
      />
    </>
  );
}

/** `?krijo=njoftim` opens the second tab with its notice, `?krijo=po&serviceIds=…` with a choice. */
function startOf({ search, searchAll }: PageContext['urlParsed']): PackagesStart {
  const chosenIds = searchAll.serviceIds ?? [];
  const isCustom = search.krijo !== undefined || chosenIds.length > 0;
  return {
    tab: isCustom ? 'custom' : 'predefined',
    chosenIds,
    hasNotice: search.krijo === 'njoftim',
  };
}
