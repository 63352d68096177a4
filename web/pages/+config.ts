import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import styledComponents from 'vike-react-styled-components/config';
// By name only: settings are read where they run.
import { description, lang, title } from './seo.js' with { type: 'vike:pointer' };

const everywhere = { env: { server: true, client: true } };
const onServer = { env: { server: true } };

const config: Config = {
  extends: [vikeReact, styledComponents],
  prefetchStaticAssets: 'hover',
  passToClient: ['language', 'shell'],
  title,
  description,
  lang,
  meta: {
    // On the server +data fetches; on client navigation it answers at once and the page fetches (useLoads.ts).
    data: everywhere,
    loads: everywhere,
    seo: everywhere,
    jsonLd: onServer,
    share: onServer,
    isBare: everywhere,
    handlesCredentials: everywhere,
    failureStatus: onServer,
    storage: onServer,
    query: { env: { server: true }, eager: true },
  },
};

export default config;
