import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { sendStream } from './sendStream.js';

it('closes the content when the caller has disconnected before the first byte', async () => {
  const [content, response] = [new PassThrough(), new PassThrough()];
  response.destroy();
  await sendStream(content, response);
  expect(content.destroyed).toBe(true);
});

it('ends without an error, and closes the content, when the caller disconnects', async () => {
  const [content, response] = [new PassThrough(), new PassThrough()];
  const sent = sendStream(content, response);
  content.write('first');
  response.once('data', () => response.destroy());
  await sent;
  expect(content.destroyed).toBe(true);
});

it('fails with the content', async () => {
  const content = new PassThrough();
  const sent = sendStream(content, new PassThrough());
  content.destroy(new Error('The disk is gone'));
  await expect(sent).rejects.toThrow('The disk is gone');
});
