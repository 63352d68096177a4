import { parsed } from '@ritmi/shared/client/request';
import { net } from 'electron';
import type { Probe } from './addresses.js';

const timeoutMs = 10_000;
const maxBytes = 5_000_000;

/** Electron's own network stack: it knows the system's proxy and certificates, as the window will. */
export const probe: Probe = (url) =>
  new Promise((resolve, reject) => {
    const call = net.request({ url, redirect: 'manual', credentials: 'omit' });
    const timer = setTimeout(() => finish(() => reject(new Error('net::ERR_TIMED_OUT'))), timeoutMs);
    function finish(settle: () => void): void {
      clearTimeout(timer);
      settle();
      call.abort();
    }
    call.on('redirect', (status, _, redirectedTo) =>
      finish(() => resolve({ status, body: undefined, redirectedTo })),
    );
    call.on('error', (error) => finish(() => reject(error)));
    call.on('response', (response) => {
      const status = response.statusCode;
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes) finish(() => resolve({ status, body: undefined }));
        else chunks.push(chunk);
      });
      response.on('error', (error: Error) => finish(() => reject(error)));
      response.on('end', () =>
        finish(() => resolve({ status, body: parsed(Buffer.concat(chunks).toString()) })),
      );
    });
    call.end();
  });
