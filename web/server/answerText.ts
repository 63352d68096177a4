import type { ServerResponse } from 'node:http';
import { plainHeaders } from './securityHeaders.js';

type PlainAnswer = {
  readonly status: number;
  readonly text: string;
  /** Alternating names and values, as `writeHead` takes them. */
  readonly headers?: readonly string[];
};

/** Answers with one sentence instead of a page. */
export function answerText(response: ServerResponse, { status, text, headers = [] }: PlainAnswer): void {
  const length = String(Buffer.byteLength(text));
  const own = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', length];
  response.writeHead(status, [...plainHeaders, ...own, ...headers]).end(text);
}
