import { runCommand } from './command.js';

// A reader of our output that went away must not end the product.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

await runCommand(async (signal) => {
  // Only now: a signal during the load must already stop cleanly.
  const { loadSettings } = await import('./settings.js');
  const { runProduct } = await import('./product.js');
  await runProduct({ settings: loadSettings(), isDev: process.argv.includes('--dev'), signal });
});
// Something that holds the loop open must not turn a stop into a hang.
setTimeout(() => process.exit(), 1_000).unref();
