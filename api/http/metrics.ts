import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { unauthorized } from './errors.js';
import { route } from './route.js';

/** Metrics for Prometheus, for this machine or with a token (contract, Beyond). */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by route, method and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [registry],
  });
  return {
    registry,
    /** Middleware that measures requests; add it before the routes. */
    measure: ((request, response, next) => {
      const stop = durations.startTimer();
      response.once('finish', () => {
        // By route, as each unknown path would make a series of its own. Express types the route as `any`.
        const { path }: { path?: string } = request.route ?? {};
        stop({ method: request.method, route: path ?? 'none', status: String(response.statusCode) });
      });
      next();
    }) satisfies RequestHandler,
    /** Counts a request that was answered before Express. */
    count: (path: string, status: number) => {
      durations.observe({ method: 'GET', route: path, status: String(status) }, 0);
    },
    route: route({
      method: 'get',
      path: '/metrics',
      access: 'public',
      summary: 'Metrics for Prometheus, for this machine or with a token',
      status: 200,
      errors: [401],
      handle: async ({ account, request, response }) => {
        if (!account && !isLoopback(request.ip ?? '')) throw unauthorized();
        response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' });
        response.end(await registry.metrics());
        return null;
      },
    }),
  };
}

/** Adds a metric for each part that may be away: 1 while it is there. Asked when the metrics are read. */
export function addReadiness(
  registry: Registry,
  parts: Readonly<Record<string, () => Promise<boolean>>>,
): void {
  for (const [name, isReady] of Object.entries(parts)) {
    new Gauge({
      name,
      help: 'Whether this part answers',
      registers: [registry],
      async collect() {
        this.set(Number(await isReady()));
      },
    });
  }
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
