import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { appOrigin, keptPath } from '../../channels.js';
import { pathFor, type Served } from './servedPath.js';

const scheme = new URL(appOrigin).protocol.slice(0, -1);

/** Must happen before the app is ready. No privilege beyond a web page's own. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

type Serving = Served & {
  readonly policy: () => string;
  /** The development server that has the pages instead of the folder. */
  readonly devServer: string | null;
};

/** Serves the app's pages and kept files, and nothing else of this computer. */
export function serveScheme(served: Serving): void {
  const headers = () => ({
    'Content-Security-Policy': served.policy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  // Electron before 25, our tested fallback, knows only the older call.
  if (typeof protocol.handle === 'function') {
    protocol.handle(scheme, async (request) => {
      const address = addressFor(request.url, served);
      if (!address) return new Response(null, { status: 404 });
      try {
        const answer = await net.fetch(address, { headers: request.headers });
        const merged = new Headers(answer.headers);
        for (const [name, value] of Object.entries(headers())) merged.set(name, value);
        return new Response(answer.body, { status: answer.status, headers: merged });
      } catch {
        return new Response(null, { status: 404 });
      }
    });
  } else if (served.devServer) {
    const { devServer } = served;
    protocol.registerHttpProtocol(scheme, (request, reply) => {
      const { pathname, search } = new URL(request.url);
      reply({ url: `${devServer}${pathname}${search}` });
    });
  } else {
    // The older call has no answer without a file: what is not there is said beside one that nobody reads.
    const anyFile = join(served.pagesFolder, 'index.html');
    protocol.registerFileProtocol(scheme, (request, reply) => {
      const path = pathFor(request.url, served);
      if (path && existsSync(path)) reply({ path, headers: headers() });
      else reply({ path: anyFile, statusCode: 404, headers: headers() });
    });
  }
}

function addressFor(url: string, served: Serving): string | null {
  const { pathname, search } = new URL(url);
  if (served.devServer && !pathname.startsWith(keptPath)) return `${served.devServer}${pathname}${search}`;
  const path = pathFor(url, served);
  return path && pathToFileURL(path).href;
}
