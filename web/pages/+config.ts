import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';
// Pointers, so that the config does not load the files.
import { onRenderHtml } from './renderer/onRenderHtml.js' with { type: 'vike:pointer' };
import { description, lang, title } from './seo.js' with { type: 'vike:pointer' };

const everywhere = { env: { server: true, client: true } };
const onServer = { env: { server: true } };

const config: Config = {
  extends: [vikeReact],
  prefetchStaticAssets: 'hover',
  passToClient: ['language'],
  onRenderHtml,
  title,
  description,
  lang,
  meta: {
    data: { env: { client: true } },
    missing: everywhere,
    seo: everywhere,
    metadata: onServer,
    isBare: everywhere,
    hasQuietFooter: everywhere,
    handlesCredentials: everywhere,
    failureStatus: onServer,
    hasSecretAddress: { env: { server: true }, eager: true },
    storage: onServer,
    query: { env: { server: true }, eager: true },
    queryValues: { env: { server: true }, eager: true },
    typedQuery: { env: { server: true }, eager: true },
  },
};

export default config;
