import { net } from 'electron';
import type { Probe, ProbeAnswer } from './addresses.js';

const limitMs = 10_000;
const maxBytes = 5_000_000;

/** Electron's own network stack: it knows the system's proxy and certificates, as the window will. */
export const probe: Probe = (url) =>
  new Promise((resolve, reject) => {
    const call = net.request({ url, redirect: 'manual', credentials: 'omit' });
    const timer = setTimeout(() => finish(() => reject(new Error('net::ERR_TIMED_OUT'))), limitMs);
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
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('data', (piece) => {
        bytes += piece.length;
        if (bytes > maxBytes) finish(() => resolve({ status: response.statusCode, body: undefined }));
        else pieces.push(piece);
      });
      response.on('error', (error: Error) => finish(() => reject(error)));
      response.on('end', () => finish(() => resolve(answerOf(response.statusCode, Buffer.concat(pieces)))));
    });
    call.end();
  });

function answerOf(status: number, bytes: Buffer): ProbeAnswer {
  try {
    return { status, body: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return { status, body: undefined };
  }
}
