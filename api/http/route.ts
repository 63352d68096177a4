import type { EntityName } from '@ritmi/shared/domain/entities';
import { type FieldIssue, fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isDeepStrictEqual } from 'node:util';
import type { Values } from '@ritmi/shared/domain/values';
import type { z } from 'zod';
import { type Account, identify, type VerifyToken } from './auth.js';
import { isPurgePending } from './edge.js';
import { jsonBody } from './jsonBody.js';
import { asFieldErrors, invalid, validate, wrongMethod } from './errors.js';
import { isKnown } from '@ritmi/shared/server/requests';
import type { ListCache, Save } from './listCache.js';

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete';

type Access = 'open' | 'public' | 'admin';

export type Call<B = unknown, Q = unknown, A = Account | null> = {
  readonly request: Request;
  readonly response: Response;
  readonly params: Readonly<Record<string, string>>;
  /** Who is signed in; null for visitors. */
  readonly account: A;
  readonly body: B;
  readonly query: Q;
  readonly lists: ListCache | undefined;
};

/** A call by an administrator. */
export type AdminCall = Call<unknown, unknown, Account>;

/** A response, empty without a body. Caches may store it only if its headers say so. */
export type Reply = {
  /** Where it differs from the route's success status. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Description<S extends z.ZodType, Q extends z.ZodObject, A extends Access> = {
  readonly method: Method;
  /** Variable parts are written `{name}`, as in OpenAPI. */
  readonly path: string;
  /**
   * `admin` requires a valid token, checked before the body is read; `public` shows more to callers who are signed in;
   * `open` ignores tokens and so needs no database to check them.
   */
  readonly access: A;
  readonly summary: string;
  readonly body?: S;
  /** What callers without a token must send, where that is stricter. */
  readonly visitorBody?: z.ZodType<z.output<S>>;
  /**
   * The values that the caller reads at the moment. One that is sent back as it was read is no change, also where the
   * schema would refuse it today, such as the empty name of an erased person.
   */
  readonly readNow?: (call: Call) => Promise<Values | null>;
  /** What else is wrong with a body that the schema refuses, so that all failing fields come at once. */
  readonly alsoWrong?: (body: Readonly<Record<string, unknown>>) => Promise<readonly FieldIssue[]>;
  /** Query parameters, which the header `Prefer` may give too. All others are ignored. */
  readonly query?: Q;
  /** Multipart body that `handle` reads itself. */
  readonly form?: z.ZodType;
  /** Media type of a body that is neither JSON nor a form, which `handle` reads itself. */
  readonly bodyType?: string;
  /** The headers that it reads, where the rest of the description implies others. */
  readonly headers?: readonly string[];
  /** Schema of the JSON response. */
  readonly answer?: z.ZodType;
  /** Headers of the response that clients read, with their meanings. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Success status; by default 200 with an answer and 204 without one. */
  readonly status?: number;
  /** Other statuses, where the rest of the description does not imply them; also a file's 206 and 304. */
  readonly errors?: readonly number[];
  /** Schemas of the JSON of other statuses, where that is not the body of an error. */
  readonly otherAnswers?: Readonly<Record<number, z.ZodType>>;
  /** When given, the response to callers without a token is cached until documents of these entities change. */
  readonly cachedContent?: readonly EntityName[];
  /** Returns null when it has sent the response itself, as streams do. */
  handle(
    call: Call<z.output<S>, z.output<Q>, A extends 'admin' ? Account : Account | null>,
  ): Promise<Reply | null>;
};

/** A route of the API, read by Express, by OpenAPI and by the test that compares both with the specification. */
export type Route = Description<z.ZodType, z.ZodObject, Access> & { readonly status: number };

/** Defines a route; infers the types of body, query and account for `handle`. */
export function route<S extends z.ZodType, Q extends z.ZodObject, A extends Access>(
  description: Description<S, Q, A>,
): Route {
  return { status: description.answer ? 200 : 204, ...description };
}

export function idOf({ params }: Call): string {
  return params.id ?? '';
}

/** Serves the routes; other methods on their paths are 405. `lists` caches responses that are the same for everybody. */
export function serve(routes: readonly Route[], verifyToken: VerifyToken, lists?: ListCache): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Fixed paths first: /services/reorder must not be taken for an id.
  const paths = [...new Set(routes.map(({ path }) => path))].sort(
    (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  for (const path of paths) {
    // `/services/{id}` as Express writes it.
    const expressPath = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const ofPath = routes.filter((each) => each.path === path);
    for (const each of ofPath) router[each.method](expressPath, ...handlersOf(each, verifyToken, lists));
    const methods = ofPath.map(({ method }) => method.toUpperCase());
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    router.all(expressPath, () => {
      throw wrongMethod(allowed);
    });
  }
  return router;
}

function handlersOf(served: Route, verifyToken: VerifyToken, lists?: ListCache): RequestHandler[] {
  const { access, body, visitorBody = body, cachedContent, path, query } = served;
  const cached = cachedContent && {
    path,
    parameters: Object.keys(query?.shape ?? {}),
    content: cachedContent,
  };
  return [
    ...(access === 'open' ? [] : [identify(access, verifyToken)]),
    ...(body ? jsonBody : []),
    async (request, response) => {
      const save = cached && lists?.begin(request, cached);
      const account = response.locals.account ?? null;
      const schema = account ? body : visitorBody;
      // Our paths have no wildcard, whose segments would come as a list.
      const params = request.params as Record<string, string>;
      const call = { request, response, params, account, lists };
      const reply = await served.handle({
        ...call,
        body: schema ? await readBody(schema, served, { ...call, body: undefined, query: {} }) : undefined,
        query: query ? validate(query, { ...preferences(request), ...request.query }) : {},
      });
      if (reply) answer(response, { status: served.status, ...reply }, save);
    },
  ];
}

async function readBody(schema: z.ZodType, { alsoWrong, readNow }: Route, call: Call): Promise<unknown> {
  const body: unknown = call.request.body ?? {};
  const parsed = schema.safeParse(body, parseOptions);
  if (parsed.success) return parsed.data;
  const known = Array.isArray(body) ? null : await readNow?.(call);
  const wrong = namesOf(parsed.error);
  const isChanged = (name: string, value: unknown) =>
    !wrong.has(name) || !isDeepStrictEqual(value, known?.[name]);
  const again = known ? schema.safeParse(partsOf(body, isChanged), parseOptions) : parsed;
  if (again.success) return again.data;
  const refused = namesOf(again.error);
  // What the schema refuses may have any size.
  const rest = partsOf(body, (name) => !refused.has(name));
  const others = (await alsoWrong?.(rest)) ?? [];
  throw invalid([...fieldErrorsOf(again.error.issues), ...asFieldErrors(others)]);
}

/** The fields that a schema refuses. */
function namesOf({ issues }: z.ZodError): ReadonlySet<string> {
  return new Set(issues.map(({ path: [name] }) => String(name)));
}

function partsOf(body: unknown, isKept: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(Object(body)).filter(([name, value]) => isKept(name, value)));
}

/** Query parameters in a header: `Prefer: limit=50, sort=newest` (RFC 7240). Those in the URL override them. */
function preferences(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.get('Prefer')?.replace(/,\s*/g, '&')));
}

function answer(
  response: Response,
  { status, body, headers = {} }: Reply & { status: number },
  save?: Save | null,
): void {
  const { method, headers: asked } = response.req;
  response.status(status).vary('Authorization, Prefer');
  response.set({ 'Cache-Control': 'no-store', ...headers });
  if (method !== 'GET' && isPurgePending()) response.set('X-Edge', 'pending');
  if (status === 200) save?.(response, body);
  // Not Express's `req.fresh`: fetch adds `Cache-Control: no-cache` to every If-None-Match, and that turns it off.
  const isRead = method === 'GET' || method === 'HEAD';
  const isUnchanged = status === 200 && isRead && isKnown(asked['if-none-match'], headers.ETag);
  if (isUnchanged) response.status(304).end();
  else if (body === undefined) response.end();
  else response.json(body);
}
