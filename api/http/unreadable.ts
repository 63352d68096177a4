import { type Server, STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@ritmi/shared/domain/errors';

/** What Node reports of bytes that are no request to it. Anything else is 400. */
const known: Readonly<Record<string, { readonly status: number; readonly body: ErrorBody } | undefined>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    body: { code: 'tooLarge', message: 'The address and the headers are too long' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    body: { code: 'tooSlow', message: 'The request came too slowly' },
  },
};

const unreadable = {
  status: 400,
  body: { code: 'malformed', message: 'The request cannot be read' },
} as const;

/** Answers what Node cannot read with JSON, like every error, where Node itself sends no body. */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) {
      socket.destroy(error);
      return;
    }
    const { status, body } = known[error.code ?? ''] ?? unreadable;
    const text = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Connection: close',
    ];
    // What comes after it is not read.
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
  });
}
