import { fileURLToPath } from 'node:url';

const stopping = new AbortController();
// Before anything else is loaded: a signal during the load must already stop cleanly.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // start.mjs ends at once.
  process.removeAllListeners(signal).on(signal, () => stopping.abort(new Error('stopped')));
}
// A reader of our output that went away must not end the product.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const root = fileURLToPath(new URL('../..', import.meta.url));

try {
  const { loadSettings } = await import('./settings.js');
  const { runProduct } = await import('./product.js');
  await runProduct({
    root,
    settings: loadSettings(root),
    isDev: process.argv.includes('--dev'),
    signal: stopping.signal,
    say: (line) => console.log(line),
  });
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
// Something that holds the loop open must not turn a stop into a hang.
setTimeout(() => process.exit(), 1_000).unref();
