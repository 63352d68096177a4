import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
import styledComponents from 'vike-react-styled-components/config';
// A pointer: the file is loaded where the settings run, not with the config.
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
    // On the server +data loads; on client navigation it returns at once and the page loads (useLoads.ts).
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
