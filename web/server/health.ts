import { Router } from 'express';

/** Time limit for the API's readiness check, in ms. */
const limitMs = 2_000;

/** `/healthz`: this process runs. `/readyz`: the API is ready too. */
export function health(apiUrl: string): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(limitMs) }).then(
      (answer) => answer.ok,
      () => false,
    );
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready' });
  });
  return router;
}
