import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** As long as a page that asks one thing after another stays silent. */
const silenceMs = 300;

/** Streams stay open for as long as their page. */
const streams = new Set(['eventsource', 'media', 'websocket', 'ping']);

/** Watches what a page asks for. Unlike 'networkidle' it tells a second time, after a click or a scroll. */
export function watchTraffic(page: Page) {
  const open = new Set<Request>();
  let lastAt = Date.now();
  const close = (request: Request) => {
    if (open.delete(request)) lastAt = Date.now();
  };
  page.on('request', (request) => {
    if (streams.has(request.resourceType())) return;
    open.add(request);
    lastAt = Date.now();
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);

  return {
    /** Until all that was asked for is there. What is never answered is not waited for longer than `limitMs`. */
    async untilSilent(limitMs: number): Promise<void> {
      const giveUpAt = Date.now() + limitMs;
      while (Date.now() < giveUpAt && (open.size > 0 || Date.now() - lastAt < silenceMs)) await pause(25);
    },
  };
}
