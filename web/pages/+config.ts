import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import styledComponents from 'vike-react-styled-components/config';

const config: Config = {
  extends: [vikeReact, styledComponents],
  prefetchStaticAssets: 'hover',
  passToClient: ['language', 'shell'],
  meta: {
    // On the server +data fetches; on client navigation it answers at once and the page fetches (load.ts).
    data: { env: { server: true, client: true } },
    seo: { env: { server: true, client: true } },
    jsonLd: { env: { server: true } },
    isBare: { env: { server: true, client: true } },
    handlesCredentials: { env: { server: true, client: true } },
    failureStatus: { env: { server: true } },
    storage: { env: { server: true } },
  },
};

export default config;
