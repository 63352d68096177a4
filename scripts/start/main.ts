import { runCommand } from './command.js';

// A closed output pipe must not end the product.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

await runCommand(async (signal) => {
  // Loaded only now, so that a signal during the load also stops cleanly.
  const { loadSettings } = await import('./settings.js');
  const { runProduct } = await import('./product.js');
  await runProduct({ settings: loadSettings(), isDev: process.argv.includes('--dev'), signal });
});
// Something that keeps the event loop open must not block a stop.
setTimeout(() => process.exit(), 1_000).unref();
