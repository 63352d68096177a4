import { errorBody } from '@ritmi/shared/domain/errors';
import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { isDatabaseReady } from '../db/connect.js';
import { readSettings } from '../db/settings.js';
import { type Route, route } from './route.js';
import { maxKeyLength } from './writing.js';

type Json = Record<string, unknown>;

/** What a status means here, where its usual name does not say it. */
const meanings: Readonly<Record<number, string | undefined>> = {
  ...STATUS_CODES,
  304: 'Unchanged since the given ETag',
  401: 'No valid token',
  403: 'The generated first password was not changed yet',
  409: 'Someone else changed the same fields in the meantime',
  422: 'Invalid values; `errors` names the fields',
  429: 'Too many tries; see Retry-After',
  431: 'The address and the headers are longer than 16 KB',
  503: 'Not available at the moment; see Retry-After',
};

/** GET /openapi.json for the routes and itself. */
export function openApiRoute(routes: readonly Route[]): Route {
  // Made for the first request: it takes longer than everything else that the API prepares before it listens.
  let document: ReturnType<typeof describe> | undefined;
  const self: Route = route({
    method: 'get',
    path: '/openapi.json',
    access: 'open',
    summary: 'This description',
    answer: z.looseObject({ openapi: z.string() }),
    handle: async () => {
      document ??= describe([...routes, self]);
      // The description is there also while the database is not.
      const name = (await isDatabaseReady()) ? `${(await readSettings()).name} ` : '';
      return { body: { ...document, info: { ...document.info, title: `${name}API` } } };
    },
  });
  return self;
}

function describe(routes: readonly Route[]) {
  const paths: Record<string, Json> = {};
  for (const each of routes) {
    paths[each.path] = { ...paths[each.path], [each.method]: operation(each) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths,
    components: {
      schemas: { Error: asJsonSchema(errorBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

// A public route shows more to those who are signed in.
const security = { admin: [{ bearer: [] }], public: [{}, { bearer: [] }], open: [{}] };

function operation(described: Route): Json {
  const { access, answer, answerHeaders = {}, method, path, query, status, summary } = described;
  const { otherAnswers = {} } = described;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) =>
      parameter('path', name, { type: 'string', minLength: 1 }),
    ),
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) =>
      parameter('query', name, asJsonSchema(schema, 'input')),
    ),
    ...headersOf(described).map(([name, rules]) => parameter('header', name, { type: 'string', ...rules })),
  ];
  const sent = sentBy(described);
  const headers = Object.entries(answerHeaders).map(([name, meaning]) => {
    return [name, { description: meaning, schema: { type: 'string' } }] as const;
  });
  const success = {
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...(answer ? content('application/json', asJsonSchema(answer, 'output')) : {}),
  };
  const error = content('application/json', { $ref: '#/components/schemas/Error' });
  return {
    summary,
    operationId: `${method} ${path}`,
    tags: [path.split('/')[1]],
    security: security[access],
    parameters,
    ...(sent ? { requestBody: { required: true, ...sent } } : {}),
    responses: Object.fromEntries([
      [status, { description: meanings[status], ...success }],
      ...errorsOf(described).map((other) => [
        other,
        {
          description: meanings[other],
          ...(otherAnswers[other]
            ? content('application/json', asJsonSchema(otherAnswers[other], 'output'))
            : other < 400
              ? {}
              : error),
        },
      ]),
    ]),
  };
}

/** The body of a request. */
function sentBy({ body, form, bodyType }: Route): Json | null {
  if (body) return content('application/json', asJsonSchema(body, 'input'));
  if (form) return content('multipart/form-data', asJsonSchema(form, 'input'));
  return bodyType ? content(bodyType, { type: 'string', format: 'binary' }) : null;
}

/** Statuses other than success: those that a route's description implies, and those that it lists itself. */
function errorsOf({ access, answer, body, form, errors = [], method, path, query }: Route): number[] {
  const isWrite = access !== 'open' && method !== 'get';
  const follow = [
    // In place of every other answer (unreadable.ts).
    431,
    500,
    503,
    // Where `If-None-Match` is supported.
    ...(method === 'get' && answer ? [304] : []),
    ...(path.includes('{') ? [404] : []),
    ...(query ? [422] : []),
    ...(access === 'admin' || isWrite ? [401] : []),
    ...(isWrite ? [400, 422] : []),
    ...(isWrite && !path.startsWith('/auth/') ? [403] : []),
    ...(body || form ? [400, 413, 415, 422] : []),
  ];
  return [...new Set([...follow, ...errors])].sort((a, b) => a - b);
}

/** The syntax of headers that a route may read. */
const headerRules: Readonly<Record<string, Json>> = {
  // No pattern for If-None-Match and Range: one that cannot be read is ignored, not refused (RFC 9110).
  'Idempotency-Key': { minLength: 1, maxLength: maxKeyLength },
  'If-Match': { pattern: '^(\\*|(W/)?"?[^"]*"?)$' },
};

function headersOf({ headers, ...described }: Route): (readonly [string, Json])[] {
  return (headers ?? impliedHeaders(described)).map((name) => [name, headerRules[name] ?? {}]);
}

function impliedHeaders({ method, access, answer, errors = [] }: Route): string[] {
  const isRead = method === 'get';
  const isWrite = !isRead && access !== 'open';
  return [
    ...(isRead && (answer !== undefined || errors.includes(304)) ? ['If-None-Match'] : []),
    ...(isRead && errors.includes(206) ? ['Range', 'If-Range'] : []),
    ...(isWrite ? ['Idempotency-Key'] : []),
    ...(isWrite && errors.includes(409) ? ['If-Match'] : []),
  ];
}

function parameter(place: string, name: string | undefined, schema: Json): Json {
  return { name, in: place, required: place === 'path', schema };
}

function content(type: string, schema: Json): Json {
  return { content: { [type]: { schema } } };
}

function asJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}
