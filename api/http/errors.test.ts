import { mongo } from 'mongoose';
import { describe, expect, it } from 'vitest';
import * as db from '../db/errors.js';
import * as errors from './errors.js';

const fromNode = (code: string) => Object.assign(new Error(`write ${code}`), { code });
const connectionLost = new mongo.MongoNetworkError('connection closed');
const fromParser = (status: number, type: string) => Object.assign(new Error(type), { status, type });

describe('a thrown error', () => {
  // spec: contract.errors
  it.each([
    [errors.malformed('malformed', 'Malformed'), 400],
    [errors.unauthorized(), 401],
    [errors.notFound(), 404],
    [new db.NotFoundError(), 404],
    [new db.StaleError([], ['title']), 409],
    [new db.KeyReusedError(), 422],
    [new db.UnknownOutcomeError(), 503],
    [errors.tooLarge(), 413],
    [errors.wrongMedia(), 415],
    [errors.invalid([{ path: 'title', code: 'required', message: 'Title is required' }]), 422],
    [errors.tooMany(60), 429],
    [errors.unavailable(), 503],
    [fromParser(400, 'entity.parse.failed'), 400],
    [fromParser(413, 'entity.too.large'), 413],
    [fromParser(415, 'encoding.unsupported'), 415],
    [new URIError('URI malformed'), 404],
    [new mongo.MongoNetworkError('connection closed'), 503],
    [new mongo.MongoBulkWriteError(connectionLost, {} as mongo.BulkWriteResult), 503],
    [fromNode('EPIPE'), 503],
    [fromNode('ECONNRESET'), 503],
    [new TypeError('no such thing'), 500],
    ['a text', 500],
  ])('%s becomes %i', (thrown, status) => expect(errors.asHttpError(thrown).status).toBe(status));

  // spec: contract.errors.silent
  it('reveals nothing when it is internal', () => {
    const { body } = errors.asHttpError(new TypeError('secret detail'));
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
