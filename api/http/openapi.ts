import { z } from 'zod';
import { errorBody } from './errors.js';
import { type Route, route } from './route.js';
import { longestKey } from './writing.js';

type Json = Record<string, unknown>;

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  204: 'Done, nothing to say',
  206: 'A part of the file',
  304: 'Unchanged since the ETag that was named',
  400: 'Malformed request',
  401: 'No valid token',
  403: 'The generated first password was not changed yet',
  404: 'Not there',
  409: 'Someone else changed the same in the meantime',
  413: 'Too large',
  415: 'Wrong media type',
  416: 'Beyond the end of the file',
  422: 'Breaks a rule; `errors` names the fields',
  429: 'Too many tries; see Retry-After',
  500: 'A fault of the server',
  503: 'Not available at the moment; see Retry-After',
  507: 'No space left for files',
};

/** GET /openapi.json for the rows and itself. */
export function openApiRoute(rows: readonly Route[]): Route {
  const self: Route = route({
    method: 'get',
    path: '/openapi.json',
    access: 'open',
    summary: 'This description',
    answer: { status: 200, schema: z.looseObject({ openapi: z.string() }) },
    handle: async () => ({ status: 200, body: document }),
  });
  const document = openApi([...rows, self]);
  return self;
}

function openApi(rows: readonly Route[]): Json {
  const paths: Record<string, Json> = {};
  for (const row of rows) {
    paths[row.path] ??= {};
    Object.assign(paths[row.path] as Json, { [row.method]: operation(row) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ritmi API', version: '1' },
    paths,
    components: {
      schemas: { Error: asJsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(row: Route): Json {
  const { summary, answer } = row;
  return {
    summary,
    operationId: `${row.method} ${row.path}`,
    tags: [row.path.split('/')[1]],
    // A row for everybody still shows more to those who are signed in.
    security: { admin: [{ bearer: [] }], public: [{}, { bearer: [] }], open: [{}] }[row.access],
    parameters: [...pathParameters(row.path), ...queryParameters(row), ...headerParameters(row)],
    ...requestBody(row),
    responses: {
      [answer.status]: {
        description: meanings[answer.status] ?? summary,
        ...(answer.schema ? jsonContent(asJsonSchema(answer.schema, 'output')) : {}),
      },
      ...Object.fromEntries(errorsOf(row).map((status) => [status, errorResponse(status)])),
    },
  };
}

/** Statuses beside the answer: those that follow from what a route is, and those that it names itself. */
export function errorsOf({ access, answer, body, form, errors = [], method, path }: Route): number[] {
  const follow = [
    500,
    503,
    // Where `If-None-Match` is understood.
    ...(method === 'get' && answer.schema ? [304] : []),
    ...(path.includes('{') ? [404] : []),
    ...(access === 'admin' ? [401] : []),
    ...(access === 'admin' && method !== 'get' ? [400, 422] : []),
    ...(access === 'admin' && method !== 'get' && !path.startsWith('/auth/') ? [403] : []),
    ...(body || form ? [400, 413, 415, 422] : []),
  ];
  return [...new Set([...follow, ...errors])].sort((a, b) => a - b);
}

function errorResponse(status: number): Json {
  const description = meanings[status] ?? 'Failure';
  if (status < 400) return { description };
  return { description, ...jsonContent({ $ref: '#/components/schemas/Error' }) };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters({ query }: Route): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: asJsonSchema(schema as z.ZodType, 'input'),
  }));
}

const headers = {
  idempotencyKey: header('Idempotency-Key', { minLength: 1, maxLength: longestKey }),
  ifMatch: header('If-Match', { pattern: '^(\\*|(W/)?"?[^"]*"?)$' }),
  // No pattern: one that cannot be read is ignored, not refused (RFC 9110).
  ifNoneMatch: header('If-None-Match', {}),
  ifRange: header('If-Range', {}),
  range: header('Range', { pattern: '^bytes=(\\d+-\\d*|-\\d+)$' }),
};

function header(name: string, rules: Json): Json {
  return { name, in: 'header', required: false, schema: { type: 'string', ...rules } };
}

function headerParameters({ method, access, answer, errors = [] }: Route): Json[] {
  if (method === 'get') {
    const isConditional = answer.schema !== null || errors.includes(304);
    return [
      ...(isConditional ? [headers.ifNoneMatch] : []),
      ...(errors.includes(206) ? [headers.range, headers.ifRange] : []),
    ];
  }
  if (access !== 'admin') return [];
  return [headers.idempotencyKey, ...(errors.includes(409) ? [headers.ifMatch] : [])];
}

function requestBody({ body, form }: Route): Json {
  const schema = body ?? form;
  if (!schema) return {};
  const type = body ? 'application/json' : 'multipart/form-data';
  return { requestBody: { required: true, content: { [type]: { schema: asJsonSchema(schema, 'input') } } } };
}

function jsonContent(schema: Json): Json {
  return { content: { 'application/json': { schema } } };
}

function asJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
