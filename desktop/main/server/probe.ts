import { parsed } from '@ritmi/shared/domain/json';
import { net } from 'electron';
import type { Probe, ProbeResult } from './addresses.js';

const timeoutMs = 10_000;
const maxBytes = 5_000_000;

/** Uses Electron's network stack, so the system's proxy and certificates apply, as they will in the window. */
export const probe: Probe = (url) => {
  const call = net.request({ url, redirect: 'manual', credentials: 'omit' });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<ProbeResult>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error('net::ERR_TIMED_OUT')), timeoutMs);
    call.on('redirect', (status, _, redirectedTo) => resolve({ status, body: undefined, redirectedTo }));
    call.on('error', reject);
    call.on('response', (response) => {
      const status = response.statusCode;
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes > maxBytes) resolve({ status, body: undefined });
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status, body: parsed(Buffer.concat(chunks).toString()) }));
    });
    call.end();
  }).finally(() => {
    clearTimeout(timer);
    call.abort();
  });
};
