import { sampleArtist } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { letters } from './mail/queue.js';
import { startEnquiries } from './testing/enquiries.js';

// The artist whom a visitor asks for, wherever an enquiry is read.

let started: Awaited<ReturnType<typeof startEnquiries>>;
let artist: string;

beforeAll(async () => {
  started = await startEnquiries(inject('mongoUri').replace('/?', '/askedArtist?'));
  const { id: _i, version: _v, createdAt: _c, updatedAt: _u, order: _o, ...body } = sampleArtist();
  artist = String((await started.server.send('POST /artists', { body })).body.id);
});
beforeEach(() => started.reset());
afterAll(() => started.stop());

const read = async (path: string) => (await started.server.send(`GET ${path}`, { as: 'visitor' })).body;

it('is named in the letters to the agency and to the visitor', async () => {
  await started.ask({ artistId: artist, language: 'en' });
  const texts = (await letters.find().sort({ _id: 1 }).lean()).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining('\nArtisti: DJ Drita\n'),
    expect.stringContaining('\nArtist: DJ Drita\n'),
  ]);
});

it('is named to the page of the enquiry, and not in the fixed answer by secret', async () => {
  const { secret } = await started.ask({ artistId: artist });
  expect((await read(`${secret}?compare=true`)).artist).toBe('DJ Drita');
  expect(await read(secret)).not.toHaveProperty('artist');
  const other = await started.ask({ phone: '068 222 3333' });
  expect(await read(`${other.secret}?compare=true`)).not.toHaveProperty('artist');
});

it('is named to visitors only while the site shows it', async () => {
  const { secret } = await started.ask({ artistId: artist });
  await started.server.send(`PATCH /artists/${artist}`, { body: { status: 'draft' } });
  expect(await read(`${secret}?compare=true`)).not.toHaveProperty('artist');
  await started.answer(`${secret}/change`, { message: 'Më vonë' });
  const { text } = await letters.findOne({ subject: /^Kërkohet/ }).orFail();
  expect(text).toContain('Artisti: DJ Drita');
});
