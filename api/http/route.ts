import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { type Account, optionalAdmin, requireAdmin, type VerifyToken } from './auth.js';
import { jsonBody } from './jsonBody.js';
import { validate, wrongMethod } from './errors.js';
import { isKnown } from './etag.js';
import type { Keep, ListCache } from './listCache.js';

type Method = 'get' | 'post' | 'patch' | 'delete';

export type Call<B = unknown> = {
  readonly request: Request;
  readonly response: Response;
  /** Segments of the path by name. */
  readonly params: Readonly<Record<string, string>>;
  /** Who is signed in; null for visitors. */
  readonly account: Account | null;
  readonly body: B;
};

/** An answer; one without a body is empty. */
export type Reply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

type Description<S extends z.ZodType> = {
  readonly method: Method;
  /** With `{name}` for what varies, as in OpenAPI. */
  readonly path: string;
  /**
   * `admin` answers 401 without a valid token, before the body is read; `public` shows more to who is signed in;
   * `open` looks at no token and so needs no database for it.
   */
  readonly access: 'open' | 'public' | 'admin';
  readonly summary: string;
  /** JSON body. */
  readonly body?: S;
  /** Parameters of the query, for readers of OpenAPI; `handle` parses them. */
  readonly query?: z.ZodObject;
  /** Multipart body that `handle` reads itself. */
  readonly form?: z.ZodType;
  /** Status and JSON shape of success; null for an answer without JSON. */
  readonly answer: { readonly status: number; readonly schema: z.ZodType | null };
  /** Statuses beside those that follow from the rest; also a 206 or 304 of a file. */
  readonly errors?: readonly number[];
  /** Whether what callers without a token read is kept until content changes. */
  readonly isKept?: boolean;
  /** Null when it has answered by itself, as streams do. */
  handle(call: Call<z.output<S>>): Promise<Reply | null>;
};

/** One row of the API: Express, OpenAPI and the test that compares both with the specification read it. */
export type Route = Description<z.ZodType>;

/** A row, with the type of its body for `handle`. */
export function route<S extends z.ZodType>(description: Description<S>): Route {
  return description;
}

/** The `{id}` of a call's path. */
export function idOf({ params }: Call): string {
  return params.id ?? '';
}

/** `/services/{id}` as Express writes it. */
const expressPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Serves the rows; other methods on their paths are 405. `lists` keeps the answers that are the same for everybody. */
export function serve(routes: readonly Route[], verifyToken: VerifyToken, lists?: ListCache): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Fixed paths first: /services/reorder must not be taken for an id.
  const paths = [...new Set(routes.map(({ path }) => path))].sort(
    (a, b) => Number(a.includes('{')) - Number(b.includes('{')),
  );
  for (const path of paths) {
    const rows = routes.filter((row) => row.path === path);
    for (const row of rows) router[row.method](expressPath(path), ...handlersOf(row, verifyToken, lists));
    const methods = rows.map(({ method }) => method.toUpperCase());
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    router.all(expressPath(path), () => {
      throw wrongMethod(allowed);
    });
  }
  return router;
}

function handlersOf(row: Route, verifyToken: VerifyToken, lists?: ListCache): RequestHandler[] {
  return [
    ...(row.access === 'admin' ? [requireAdmin(verifyToken)] : []),
    ...(row.access === 'public' ? [optionalAdmin(verifyToken)] : []),
    ...(row.body ? jsonBody : []),
    async (request, response) => {
      const keep = row.isKept ? lists?.begin(request) : null;
      const reply = await row.handle({
        request,
        response,
        params: request.params as Record<string, string>,
        account: (response.locals.account as Account | undefined) ?? null,
        body: row.body ? validate(row.body, (request.body as unknown) ?? {}) : undefined,
      });
      if (reply) answer(response, reply, keep);
    },
  ];
}

function answer(response: Response, { status, body, headers = {} }: Reply, keep?: Keep | null): void {
  const { method, headers: asked } = response.req;
  response.status(status).vary('Authorization').set(headers);
  if (status === 200) keep?.(response, body);
  // Not Express's `req.fresh`: fetch adds `Cache-Control: no-cache` to every If-None-Match, and that turns it off.
  const isUnchanged = status === 200 && method === 'GET' && isKnown(asked['if-none-match'], headers.ETag);
  if (isUnchanged) response.status(304).end();
  else if (body === undefined) response.end();
  else response.json(body);
}
