import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './load.js';

// The least that Node can do: the same bytes from memory, in a process of its own as the product's servers are.
let answers: readonly Answer[] = [];

const server = createServer((asked, answer) => {
  asked.resume().once('end', () => {
    const known = answers[Number(asked.url?.slice(1))];
    answer.setHeader('Content-Type', known?.contentType ?? 'text/plain');
    answer.end(known?.bytes);
  });
});

process.once('message', (sent) => {
  answers = sent as readonly Answer[];
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
