import type { ServerResponse } from 'node:http';
import { headerList, plainHeaders } from './securityHeaders.js';

/** Answers with one sentence instead of a page. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  const own = headerList({
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
  });
  response.writeHead(status, [...plainHeaders, ...own]).end(text);
}

/** Answers when more is asked for than the server can do. */
export function answerBusy(response: ServerResponse): void {
  answerText(response.setHeader('Retry-After', '2'), 503, 'The server is busy, try again in a moment');
}
